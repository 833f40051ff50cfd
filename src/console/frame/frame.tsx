import { lazy, type MouseEvent, type ReactNode, Suspense, useCallback, useState } from 'react'
import { Fold, PlainButton } from '../parts/form/controls.tsx'
import { Form } from '../parts/form/form.tsx'
import { Icon } from '../parts/icon.tsx'
import { Avatar } from '../parts/parts.tsx'
import type { Shell, ShellPlace } from '../parts/shell-values.ts'
import { type FrameDialog, useKeys } from './use-keys.ts'

const Palette = lazy(() => import('./palette.tsx'))
const KeysDialog = lazy(() => import('./keys-dialog.tsx'))

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
  return shell === null ? (
    <main id="main">{children}</main>
  ) : (
    <Rail shell={shell} version={version}>
      {children}
    </Rail>
  )
}

interface OpenDialog {
  readonly which: FrameDialog
  readonly opening: number
}

/** How many places a phone's bar has room for. */
const BAR = 5

function Rail({
  shell,
  version,
  children,
}: {
  readonly shell: Shell
  readonly version: string | null
  readonly children: ReactNode
}) {
  const { path, places } = shell
  const inBar = places.length > BAR ? BAR - 1 : BAR
  // The browser tells of a closed dialog a frame later, and keys that a person pressed meanwhile may have opened one,
  // the same one too: each opening is a dialog of its own, and 'close' ends that opening alone.
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const open = useCallback(
    (which: FrameDialog) => setDialog((former) => ({ which, opening: (former?.opening ?? 0) + 1 })),
    [],
  )
  const close = () => setDialog((now) => (now?.opening === dialog?.opening ? null : now))
  useKeys(open)
  const find = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    open('find')
  }
  return (
    <div className="shell">
      <a className="skip" href="#main">
        Skip to the page
      </a>
      <header className="rail">
        <SiteSwitcher shell={shell} />
        <a className="find" href="/find" onClick={find}>
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
          {places.map((place, index) => (
            <PlaceLink key={place.href} place={place} className={index < inBar ? 'place' : 'place beyond-bar'} />
          ))}
          {places.length > BAR && <MorePlaces places={places.slice(inBar)} />}
        </nav>
        <Fold className="person">
          <summary>
            <Avatar name={shell.personName} />
            <span className="visually-hidden">Menu of {shell.personName}</span>
            <span aria-hidden="true">{shell.personName}</span>
          </summary>
          <div className="menu">
            <nav aria-label="Your own">
              {shell.menu.map(({ href, label, isCurrent }) => (
                <a key={href} href={href} aria-current={isCurrent ? 'page' : undefined}>
                  {label}
                </a>
              ))}
            </nav>
            <Form method="post" action="/sign-out">
              <PlainButton type="submit">Sign out</PlainButton>
            </Form>
          </div>
        </Fold>
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
      <Suspense>
        {dialog?.which === 'find' && <Palette key={dialog.opening} onClose={close} />}
        {dialog?.which === 'keys' && <KeysDialog key={dialog.opening} onClose={close} />}
      </Suspense>
    </div>
  )
}

function PlaceLink({ place, className }: { readonly place: ShellPlace; readonly className: string }) {
  const { href, label, icon, isCurrent } = place
  return (
    <a href={href} className={className} aria-current={isCurrent ? 'page' : undefined}>
      <Icon name={icon} />
      {label}
    </a>
  )
}

/** On a phone: the places that its bar has no room for. */
function MorePlaces({ places }: { readonly places: readonly ShellPlace[] }) {
  return (
    <Fold className="more-places">
      <summary className={places.some(({ isCurrent }) => isCurrent) ? 'place is-current' : 'place'}>
        <Icon name="more" />
        More
      </summary>
      <div className="menu">
        {places.map((place) => (
          <PlaceLink key={place.href} place={place} className="menu-place" />
        ))}
      </div>
    </Fold>
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
