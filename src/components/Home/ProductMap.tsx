import Link from '@docusaurus/Link';
import type { HomeData, TierId } from '@site/catalog/home';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './home.module.css';

type Tier = {
  id: TierId;
  name: string;
  place: string;
  /** Data exchanged with the tier below. */
  below?: string;
};

const tiers: readonly Tier[] = [
  { id: 'cloud', name: '云', place: '互联网', below: '选定的数据上行，应用与模型下行' },
  {
    id: 'edge',
    name: '边',
    place: '厂区局域网',
    below: 'Modbus、OPC UA、MQTT、Socket 等；Triton 和 MQTT 设备也可直连云',
  },
  { id: 'device', name: '端', place: '设备旁' },
];

/** Renders a map of the plant from the cloud down to the device, with links into the documentation of each product. */
export default function ProductMap({ products }: Pick<HomeData, 'products'>): ReactNode {
  return (
    <section aria-labelledby="products" className={styles.map}>
      <h2 id="products" className={styles.heading}>
        从产品开始
      </h2>
      <ol className={styles.tiers}>
        {tiers.map(({ id, name, place, below }) => (
          <li key={id} className={styles.tier}>
            <div className={styles.tierBody}>
              <p className={styles.tierName}>
                <strong>{name}</strong>
                <span>{place}</span>
              </p>
              <div className={styles.products}>
                {products
                  .filter(({ tier }) => tier === id)
                  .map((product) => (
                    <article key={product.name} className={clsx(styles.product, styles[id])}>
                      <h3 className={styles.productName}>
                        {product.name} <span>{product.label}</span>
                      </h3>
                      <p className={styles.purpose}>{product.purpose}</p>
                      <ul className={styles.productLinks}>
                        {product.links.map(({ to, label }) => (
                          <li key={to}>
                            <Link to={to} aria-label={`${product.name} ${label}`}>
                              {label}
                            </Link>
                          </li>
                        ))}
                      </ul>
                    </article>
                  ))}
              </div>
            </div>
            {below && (
              <p className={styles.between}>
                <span aria-hidden="true" className={styles.arrows}>
                  ⇅
                </span>
                {below}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
