/** @jest-environment jsdom */
import { canStepBack, markSteps } from '../../src/navigation/steps';

beforeEach(() => {
  window.history.replaceState(null, '');
  markSteps();
});

afterEach(() => {
  // What was put over the methods of the prototype goes.
  for (const method of ['pushState', 'replaceState'])
    Reflect.deleteProperty(window.history, method);
});

test('an entry that the visitor came in by has no step back', () => {
  expect(canStepBack()).toBe(false);
  window.history.replaceState({ key: '1' }, '', '#photo');
  expect(canStepBack()).toBe(false);
});

test('one that a page of the site led to has, also once its address changed', () => {
  window.history.pushState({ key: '1' }, '', '/gallery/');
  expect(canStepBack()).toBe(true);
  window.history.replaceState({ key: '2' }, '', '/gallery/#photo');
  expect(canStepBack()).toBe(true);
  expect(window.history.state).toMatchObject({ key: '2' });
});
