import {
  ArrowLeft,
  ArrowRight,
  Check,
  ChevronLeft,
  ChevronRight,
  Link,
  LoaderCircle,
  Mail,
  Menu,
  Phone,
  Send,
  Share2,
  X,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { iconId, type IconName } from '../components/Icon';

const DRAWINGS: Record<IconName, typeof Menu> = {
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  check: Check,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  link: Link,
  'loader-circle': LoaderCircle,
  mail: Mail,
  menu: Menu,
  phone: Phone,
  send: Send,
  'share-2': Share2,
  x: X,
  'zoom-in': ZoomIn,
  'zoom-out': ZoomOut,
};

/** The drawings of the interface's icons, once in each page's HTML; `Icon` refers to them. */
export function IconSprite() {
  return (
    // Hidden by a box around it: base.css makes every drawing a block, which a drawing's own
    // 'display' attribute does not outweigh.
    <div hidden>
      <svg>
        {(Object.keys(DRAWINGS) as IconName[]).map((name) => {
          const Drawing = DRAWINGS[name];
          return (
            <symbol key={name} id={iconId(name)} viewBox="0 0 24 24">
              <Drawing />
            </symbol>
          );
        })}
      </svg>
    </div>
  );
}
