import { useEffect, useState, type ComponentProps, type ComponentType } from 'react';
import { onFirstSign } from '../browser/firstSign';
import type Swipes from './Swipes';

type SwipesProps = ComponentProps<typeof Swipes>;

/** `Swipes` once its script is there, which is fetched at the visitor's first sign of life. */
export function LateSwipes(props: SwipesProps) {
  const [swipes, setSwipes] = useState<{ component: ComponentType<SwipesProps> }>();

  useEffect(
    () =>
      onFirstSign(() => {
        import('./Swipes').then(
          (file) => setSwipes({ component: file.default }),
          () => undefined,
        );
      }),
    [],
  );

  return swipes && <swipes.component {...props} />;
}
