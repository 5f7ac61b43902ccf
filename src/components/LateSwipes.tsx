import { useEffect, useState, type ComponentProps, type ComponentType } from 'react';
import { onFirstSign } from '../browser/firstSign';
import type Swipes from './Swipes';

type SwipesProps = ComponentProps<typeof Swipes>;

/**
 * `Swipes` once its script is there. It is fetched at the visitor's first sign of life, or where what
 * is swiped is in sight from the start, as on a tablet: there the first sign may be a swipe.
 */
export function LateSwipes(props: SwipesProps) {
  const [swipes, setSwipes] = useState<{ component: ComponentType<SwipesProps> }>();
  const { on } = props;

  useEffect(() => {
    const load = () =>
      void import('./Swipes').then(
        (file) => setSwipes({ component: file.default }),
        () => undefined,
      );
    const endSigns = onFirstSign(load);
    if (!on.current || !('IntersectionObserver' in window)) return endSigns;
    const sight = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) load();
    });
    sight.observe(on.current);
    return () => {
      endSigns();
      sight.disconnect();
    };
  }, [on]);

  return swipes && <swipes.component {...props} />;
}
