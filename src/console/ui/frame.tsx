import type { ReactNode } from 'react'
import type { Shell } from '../console-page.ts'
import { Button } from './parts.tsx'

/** The left rail, and the one column of work beside it. */
export function Frame({ shell, children }: { readonly shell: Shell | null; readonly children: ReactNode }) {
  if (shell === null) return <main id="main">{children}</main>
  return (
    <div className="shell">
      <a className="skip" href="#main">
        Skip to the page
      </a>
      <header className="rail">
        <p className="site">
          {shell.hasSeveralSites ? <a href="/sites">{shell.siteName ?? 'Choose a site'}</a> : shell.siteName}
        </p>
        <nav aria-label="Places">
          {shell.places.map(({ href, label }) => (
            <a key={href} href={href} aria-current={href === shell.path ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
        <div className="person">
          <a href="/account" aria-current={shell.path === '/account' ? 'page' : undefined}>
            {shell.personName}
          </a>
          <form method="post" action="/sign-out">
            <Button quiet>Sign out</Button>
          </form>
        </div>
      </header>
      <main id="main">
        {shell.visitReason !== null && (
          <p className="visit" role="status">
            You visit this site as an operator: {shell.visitReason}
          </p>
        )}
        {children}
      </main>
    </div>
  )
}
