import type { ReactNode } from 'react'
import type { Shell } from '../console-page.ts'
import { Icon } from './icon.tsx'
import { Avatar } from './parts.tsx'

/** The rail with the places (on a phone a bar above and one below), and the page beside it. */
export function Frame({
  shell,
  version,
  children,
}: {
  readonly shell: Shell | null
  /** 'Forecourt 0.2.0', for the foot; null: not known. */
  readonly version: string | null
  readonly children: ReactNode
}) {
  if (shell === null) return <main id="main">{children}</main>
  const { path } = shell
  return (
    <div className="shell">
      <a className="skip" href="#main">
        Skip to the page
      </a>
      <header className="rail">
        <SiteSwitcher shell={shell} />
        <a className="find" href="/find" data-find="">
          <Icon name="find" />
          <span>Find</span>
          <kbd>Ctrl K</kbd>
        </a>
        {shell.unread !== null && (
          <a className="bell" href="/notifications" aria-current={path === '/notifications' ? 'page' : undefined}>
            <Icon name="bell" />
            <span className="bell-word">Notifications</span>
            {shell.unread > 0 && (
              <span className="bell-count">
                {shell.unread > 99 ? '99+' : shell.unread}
                <span className="visually-hidden"> unread</span>
              </span>
            )}
          </a>
        )}
        <nav className="places" aria-label="Places">
          {shell.places.map(({ href, label, icon }) => (
            <a key={href} href={href} className="place" aria-current={isAt(path, href) ? 'page' : undefined}>
              <Icon name={icon} />
              {label}
            </a>
          ))}
        </nav>
        <details className="person">
          <summary>
            <Avatar name={shell.personName} />
            <span className="visually-hidden">Menu of {shell.personName}</span>
            <span aria-hidden="true">{shell.personName}</span>
          </summary>
          <div className="menu">
            <nav aria-label="More">
              {shell.menu.map(({ href, label }) => (
                <a key={href} href={href} aria-current={isAt(path, href) ? 'page' : undefined}>
                  {label}
                </a>
              ))}
              <a href="/account" aria-current={path === '/account' ? 'page' : undefined}>
                Your account
              </a>
            </nav>
            <form method="post" action="/sign-out">
              <button type="submit">Sign out</button>
            </form>
          </div>
        </details>
      </header>
      <main id="main">
        {shell.visitReason !== null && (
          <p className="visit" role="status">
            You visit this site as an operator: {shell.visitReason}
          </p>
        )}
        {children}
        {version === null ? null : <p className="foot">{version}</p>}
      </main>
    </div>
  )
}

function SiteSwitcher({ shell }: { readonly shell: Shell }) {
  const name = shell.siteName ?? 'Choose a site'
  const content = (
    <>
      <span className="mark" aria-hidden="true">
        {name.charAt(0)}
      </span>
      <span>{name}</span>
    </>
  )
  return shell.hasSeveralSites ? (
    <a className="site" href="/sites" title="Change the site">
      {content}
    </a>
  ) : (
    <p className="site">{content}</p>
  )
}

/** Whether a page belongs to a place: '/leads/1' to '/leads'. */
function isAt(path: string, href: string): boolean {
  return path === href || (href !== '/' && path.startsWith(`${href}/`))
}
