import type { FeatureName, FeatureView } from '#views/home/features.ts'
import { Icon, type IconName } from '../elements/icon.tsx'

const ICONS: Readonly<Record<FeatureName, IconName>> = { offers: 'tag', service: 'calendar', sell: 'wallet' }

/** Offers, service booking and selling a car, side by side (SITE-9). */
export function FeatureBanner({ features }: { readonly features: readonly FeatureView[] }) {
  return (
    <ul className="features-banner">
      {features.map(({ name, title, text, href }) => (
        <li key={name}>
          <a href={href} className="feature" data-feature={name}>
            <Icon name={ICONS[name]} className="feature-icon" />
            <span className="feature-words">
              <span className="feature-title">{title}</span>
              {text ? <span className="feature-text">{text}</span> : null}
            </span>
            <Icon name="arrow" className="feature-arrow" />
          </a>
        </li>
      ))}
    </ul>
  )
}
