import type { MenuEntry, MenuItem } from '#views/site/site-view.ts'
import * as words from '#words/frame.ts'
import { Icon } from '../elements/icon.tsx'
import { useWords } from '../use-words.ts'

interface MainMenuProps {
  readonly entries: readonly MenuEntry[]
  /** Classes of an entry in this template; `panelClassName` positions the panel below it. */
  readonly linkClassName: string
  readonly panelClassName: string
  readonly className?: string
}

/**
 * The main menu of wide screens. A dropdown is a native disclosure: keyboard, touch and no script alike. Those of makes
 * and models are as wide as the nearest positioned element around the menu (SITE-7).
 */
export function MainMenu({ entries, linkClassName, panelClassName, className = '' }: MainMenuProps) {
  const t = useWords()
  return (
    <nav aria-label={t(words.main)} className={`main-menu ${className}`}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.label} className="menu-entry">
            {'href' in entry ? (
              <a href={entry.href} className={linkClassName}>
                {entry.label}
              </a>
            ) : (
              <details name="main-menu">
                <summary className={linkClassName}>
                  {entry.label}
                  <Icon name="chevron" className="menu-chevron" />
                </summary>
                {'groups' in entry ? (
                  <ul className={`menu-panel menu-wide menu-vehicles ${panelClassName}`}>
                    {entry.groups.map(({ label, href, picture, items, more }) => (
                      <li key={href}>
                        <a href={href} className="menu-body">
                          {picture ? (
                            <img
                              src={picture.src}
                              alt=""
                              width={picture.width}
                              height={picture.height}
                              loading="lazy"
                            />
                          ) : null}
                          {label}
                        </a>
                        <Links items={more ? [...items, { label: `${more} ${label}`, href }] : items} />
                      </li>
                    ))}
                  </ul>
                ) : (
                  <div
                    className={`menu-panel ${entry.brands ? 'menu-wide menu-brands' : 'menu-list'} ${panelClassName}`}
                  >
                    <Links items={entry.items} />
                  </div>
                )}
              </details>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Links({ items }: { readonly items: readonly MenuItem[] }) {
  return (
    <ul>
      {items.map(({ label, href, image }) => (
        <li key={href}>
          <a href={href} className="menu-link">
            {image ? <img src={image} alt={label} width={120} height={40} loading="lazy" /> : label}
          </a>
        </li>
      ))}
    </ul>
  )
}
