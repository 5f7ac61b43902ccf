import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useState } from 'react';
import { Picture } from '../components/Picture';
import * as styles from './SubjectPicture.module.css';

interface SubjectPictureProps {
  alt: string;
  image: IGatsbyImageData;
  sizes: string;
  /** See `Picture`. */
  loading?: 'lazy' | 'eager';
}

/** A picture that gives way to another: the new one fades in over the old as soon as it has arrived. */
export function SubjectPicture({ alt, image, sizes, loading }: SubjectPictureProps) {
  const [layers, setLayers] = useState([{ id: 0, alt, image, arrived: true }]);
  const top = layers[layers.length - 1];
  if (top.image !== image) {
    const under = layers.filter(({ arrived }) => arrived).slice(-1);
    setLayers([...under, { id: top.id + 1, alt, image, arrived: false }]);
  }
  const arrive = (id: number) => () =>
    setLayers((all) => all.map((layer) => (layer.id === id ? { ...layer, arrived: true } : layer)));

  return (
    <div className={styles.place}>
      {layers.map((layer) => (
        <div key={layer.id} className={styles.layer} data-arrived={layer.arrived}>
          <Picture
            image={layer.image}
            alt={layer === top ? layer.alt : ''}
            sizes={sizes}
            loading={loading}
            onLoad={layer.arrived ? undefined : arrive(layer.id)}
          />
        </div>
      ))}
    </div>
  );
}
