import { link } from '../../../src/content/schemas/link';

const accepts = (href: string) =>
  link('Where it leads.').safeParse({ name: 'A link', href }).success;

test.each([
  [true, '#about'],
  [true, '#'],
  [true, 'https://tides.example/today?now#high'],
  [true, 'mailto:quay@harbourlight.example'],
  [true, 'tel:+1-902-555-0142'],
  [true, '/privacy/'],
  [true, '/über uns/'],
  [true, '/files/our rules.pdf'],
  [false, '//tides.example/rules.pdf'],
  [false, '//about/'],
  [false, 'www.tides.example'],
  [false, 'javascript:alert(1)'],
])('it is %s that staff can link to %s', (right, href) => {
  expect(accepts(href)).toBe(right);
});
