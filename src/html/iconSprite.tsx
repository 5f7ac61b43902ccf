// Imported one by one: with the package's index, webpack would parse all of its two thousand icons.
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ImageOff from 'lucide-react/icons/image-off';
import Link from 'lucide-react/icons/link';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import Mail from 'lucide-react/icons/mail';
import Maximize from 'lucide-react/icons/maximize';
import Menu from 'lucide-react/icons/menu';
import Minimize from 'lucide-react/icons/minimize';
import Phone from 'lucide-react/icons/phone';
import Send from 'lucide-react/icons/send';
import Share2 from 'lucide-react/icons/share-2';
import X from 'lucide-react/icons/x';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { iconId, type IconName } from '../components/Icon';

const DRAWINGS: Record<IconName, typeof Menu> = {
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  check: Check,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'image-off': ImageOff,
  link: Link,
  'loader-circle': LoaderCircle,
  mail: Mail,
  maximize: Maximize,
  menu: Menu,
  minimize: Minimize,
  phone: Phone,
  send: Send,
  'share-2': Share2,
  x: X,
  'zoom-in': ZoomIn,
  'zoom-out': ZoomOut,
};

/** The icons of the interface as SVG symbols, once in each page's HTML; `Icon` refers to them. */
export function IconSprite() {
  return (
    // A box around the SVG hides it: `base.css` sets `display: block` on every SVG, which overrides the
    // `hidden` or `display` attribute of the SVG itself.
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
