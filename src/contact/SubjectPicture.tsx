import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useState } from 'react';
import { Picture } from '../ui/Picture';
import * as styles from './SubjectPicture.module.css';

interface SubjectPictureProps {
  alt: string;
  image: IGatsbyImageData;
  sizes: string;
  /** See `Picture`. */
  focus: string | null;
  /** See `Picture`. */
  loading?: 'lazy' | 'eager';
}

/** A picture that changes with its props: once a new one has loaded, it fades in over the old one. */
export function SubjectPicture({ alt, image, sizes, focus, loading }: SubjectPictureProps) {
  const [layers, setLayers] = useState([{ id: 0, alt, image, focus, loaded: true }]);
  const top = layers[layers.length - 1];
  if (top.image !== image) {
    const under = layers.filter(({ loaded }) => loaded).slice(-1);
    setLayers([...under, { id: top.id + 1, alt, image, focus, loaded: false }]);
  }
  const markLoaded = (id: number) => () =>
    setLayers((all) => all.map((layer) => (layer.id === id ? { ...layer, loaded: true } : layer)));

  return (
    <div className={styles.place}>
      {layers.map((layer) => (
        <div key={layer.id} className={styles.layer} data-loaded={layer.loaded}>
          <Picture
            image={layer.image}
            alt={layer === top ? layer.alt : ''}
            sizes={sizes}
            focus={layer.focus}
            loading={loading}
            onLoad={layer.loaded ? undefined : markLoaded(layer.id)}
          />
        </div>
      ))}
    </div>
  );
}
