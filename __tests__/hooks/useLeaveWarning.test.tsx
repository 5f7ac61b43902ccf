import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useLeaveWarning } from '../../src/hooks/useLeaveWarning';

const WORDS = 'Leave all the same?';
const followed = jest.fn((event: React.MouseEvent) => event.preventDefault());

function Page({ active }: { active: boolean }) {
  useLeaveWarning(active, WORDS);
  return ['/about/', '#section', 'mailto:ada@school.example'].map((href) => (
    <a key={href} href={href} onClick={followed}>
      {href}
    </a>
  ));
}

let confirm: jest.SpyInstance;

beforeEach(() => {
  confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
});

const press = (name: string, how = {}) => fireEvent.click(screen.getByRole('link', { name }), how);

/** Whether the browser would ask before the window closes. */
function asksBeforeClosing(): boolean {
  const event = createEvent('beforeunload', window, { cancelable: true });
  fireEvent(window, event);
  return event.defaultPrevented;
}

test.each([true, false])(
  'a link to another page is followed only if the visitor agrees: %s',
  (leaves) => {
    confirm.mockReturnValue(leaves);
    render(<Page active />);
    press('/about/');
    expect(confirm).toHaveBeenCalledWith(WORDS);
    expect(followed).toHaveBeenCalledTimes(leaves ? 1 : 0);
  },
);

test('links that stay on the page, or open a tab, are followed without a question', () => {
  render(<Page active />);
  press('#section');
  press('mailto:ada@school.example');
  press('/about/', { ctrlKey: true });
  expect(confirm).not.toHaveBeenCalled();
  expect(followed).toHaveBeenCalledTimes(3);
});

test('the browser asks before the window closes, only while a message would be lost', () => {
  const { rerender } = render(<Page active={false} />);
  expect(asksBeforeClosing()).toBe(false);
  rerender(<Page active />);
  expect(asksBeforeClosing()).toBe(true);
  rerender(<Page active={false} />);
  expect(asksBeforeClosing()).toBe(false);
  press('/about/');
  expect(confirm).not.toHaveBeenCalled();
});
