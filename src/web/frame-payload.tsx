import { renderToString } from 'react-dom/server'
import { oncePer } from '#caching/once-per.ts'
import { fragments } from '#rendering/fragments.ts'
import { type Payload, payloadOf } from '#rendering/payload.ts'
import { chosenStylesheets } from '#themes/chosen-stylesheets.ts'
import { themeOf } from '#themes/themes.ts'
import { PhoneBar } from '#ui/layout/phone-bar.tsx'
import { type FrameView, siteOfFrame } from '#views/site/site-view.ts'
import type { FrameHtml, ShownSite } from './use-site.ts'

/**
 * Payload of the site's frame, with header and footer as HTML. A rendered page contains that HTML already, so its data
 * leaves it out; with `isDataAlone` there is no page, and the data includes it.
 */
export function framePayload(view: FrameView, isDataAlone: boolean): Payload<ShownSite> {
  const { whole, bare } = shownOf(view)
  return isDataAlone ? payloadOf(whole) : payloadOf(bare, whole)
}

/** Computed once for a view, so that each payload is serialised once. */
const shownOf = oncePer((view: FrameView): { readonly whole: ShownSite; readonly bare: ShownSite } => {
  const site = { ...siteOfFrame(view), stylesheets: chosenStylesheets(view) }
  return { whole: { ...site, frame: frameHtml(view) }, bare: { ...site, frame: null } }
})

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
