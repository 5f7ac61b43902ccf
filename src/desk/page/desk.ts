import './requests';
import CMS from '@sveltia/cms';
import { formatOf } from './names';
import { readFile, writeFile } from './format';
import { PictureField } from './PictureField';
import { TitleField } from './TitleField';

for (const [kind, schema] of Object.entries(CONTENT_SCHEMAS)) {
  CMS.registerCustomFormat(formatOf(kind), 'md', {
    fromFile: (text) => readFile(text, schema),
    toFile: (fields) => writeFile(fields as Record<string, unknown>, schema),
  });
}
CMS.registerFieldType('picture', PictureField);
CMS.registerFieldType('title', TitleField);
document.querySelector('[role=status]')?.remove();
void CMS.init({ config: DESK_CONFIG });
