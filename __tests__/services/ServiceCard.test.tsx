import { render, screen } from '@testing-library/react';
import { ServiceCard } from '../../src/services/ServiceCard';
import { siteContent } from '../support/content';

const [service] = siteContent.services;

function show(href: '#contact' | '/#contact' = '/#contact') {
  return render(
    <ServiceCard service={service} learnMore="Ask about it" href={href} sizes="50vw" />,
  );
}

test('has picture, icon, title and description', () => {
  const { container } = show();
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Knot School');
  expect(screen.getByRole('img', { name: service.alt })).toBeVisible();
  expect(screen.getByText(service.description)).toBeVisible();
  expect(container.querySelector('.seal > svg')).toHaveAttribute('aria-hidden', 'true');
});

test.each(['#contact', '/#contact'] as const)('leads to %s', (href) => {
  show(href);
  const link = screen.getByRole('link', { name: 'Ask about it: Knot School' });
  expect(link).toHaveAttribute('href', href);
  expect(link).toHaveTextContent(/^Ask about it: Knot School$/);
});
