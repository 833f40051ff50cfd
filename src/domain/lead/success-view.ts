import type { PictureView } from '../car/card-view.ts'
import type { NextSteps } from './next-steps.ts'

/** The page after a lead, for the browser that sent it (ROUTE-6). Nothing the visitor typed is in it. */
export interface SuccessView extends NextSteps {
  readonly leadId: string
  /** FORM-12. */
  readonly event: number | null
  readonly category: string
  /** The site's own sentence of thanks. */
  readonly message: string
  /** Who will call. */
  readonly place: { readonly name: string; readonly phone: string; readonly tel: string } | null
  readonly car: {
    readonly title: string
    readonly subtitle: string
    readonly href: string
    readonly picture: PictureView
    readonly similarHref: string
  } | null
}
