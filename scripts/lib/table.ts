/** Rows of cells as lines of text; the first column is aligned left, the others right. */
export function table(rows: string[][]): string {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map(([name, ...cells]) => {
      const padded = cells.map((cell, index) => cell.padStart(widths[index + 1]));
      return [name.padEnd(widths[0]), ...padded].join('  ');
    })
    .join('\n');
}
