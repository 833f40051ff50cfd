import { renderToString } from 'react-dom/server'
import { fragments } from '#rendering/fragments.ts'
import { type Payload, payloadOf } from '#rendering/payload.ts'
import { themeOf } from '#themes/themes.ts'
import { PhoneBar } from '#ui/layout/phone-bar.tsx'
import { type FrameView, siteOfFrame } from '#views/site/site-view.ts'
import type { FrameHtml, ShownSite } from './use-site.ts'

/**
 * The site for its way to the browser, its header and footer as HTML. A page that is rendered whole has the HTML in its
 * place, so the browser is sent the site alone; `isDataAlone`: there is no such page, and the HTML comes with the data.
 */
export function framePayload(view: FrameView, isDataAlone: boolean): Payload {
  const { whole, bare } = shownOf(view)
  return isDataAlone ? payloadOf(whole) : payloadOf(bare, whole)
}

/** The same view gives the same objects, so that each is packed once. */
function shownOf(view: FrameView): Shown {
  const known = shown.get(view)
  if (known) return known
  const site = siteOfFrame(view)
  const made = { whole: { ...site, frame: frameHtml(view) }, bare: { ...site, frame: null } }
  shown.set(view, made)
  return made
}

interface Shown {
  readonly whole: ShownSite
  readonly bare: ShownSite
}

const shown = new WeakMap<FrameView, Shown>()

function frameHtml(view: FrameView): FrameHtml {
  const { Header, Footer } = themeOf(view.template).slots
  return {
    header: fragments.html(view, 'header', () => renderToString(<Header site={view} />)),
    footer: fragments.html(view, 'footer', () =>
      renderToString(
        <>
          <PhoneBar site={view} />
          <Footer site={view} />
        </>,
      ),
    ),
  }
}
