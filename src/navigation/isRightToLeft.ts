/** Whether the page is set from right to left, so that what comes next is to the left. */
export const isRightToLeft = () => document.dir === 'rtl';
