import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { onFirstSign } from '../browser/firstSign';
import type { PhotoDialogProps } from './PhotoDialog';

type Dialog = ComponentType<PhotoDialogProps>;

const loadPhotoDialog = () => import('./PhotoDialog').then((file) => file.default);

/**
 * The dialog once its script is there, which is fetched at the visitor's first sign of life or when
 * it is needed. Not with `lazy`: React holds back what a `Suspense` reveals for up to 300 ms.
 * @param needed whether a photo is opened
 * @param onMissing called when the script does not arrive, as offline; the next photo asks for it again
 */
export function usePhotoDialog(needed: boolean, onMissing: () => void): Dialog | undefined {
  const [dialog, setDialog] = useState<{ component: Dialog }>();
  const miss = useEffectEvent(onMissing);

  useEffect(() => {
    if (dialog) return;
    let waiting = needed;
    const load = () => {
      loadPhotoDialog().then(
        (component) => setDialog({ component }),
        () => {
          if (waiting) miss();
        },
      );
    };
    if (!needed) return onFirstSign(load);
    load();
    return () => {
      waiting = false;
    };
  }, [needed, dialog]);

  return dialog?.component;
}
