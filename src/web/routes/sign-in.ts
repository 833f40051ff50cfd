import { data, redirect } from 'react-router'
import { savedName } from '#domain/visitor/saved-name.ts'
import { readSignInAddress, signInPath } from '#domain/visitor/sign-in-address.ts'
import { findVisitor } from '#operations/visitor/find-visitor.ts'
import { signInView } from '#views/visitor/sign-in-view.ts'
import { readAskedPhone, readSession } from '../cookies/session-cookie.ts'
import { STEPS } from '../cookies/sign-in-steps.ts'
import { notFoundPage } from '../or-not-found.ts'
import { contextOf } from '../request-context.ts'
import type { HeadersArgs, RouteArgs } from '../route-args.ts'

/** Parameters of the path. */
type Params = { readonly step?: string }

/**
 * ROUTE-5: the sign-in steps. Redirects signed-in visitors to their destination, and the second step to the first if no
 * code was requested.
 */
export async function loader(args: RouteArgs<Params>) {
  const context = contextOf(args)
  const { site } = context
  const { step = '' } = args.params
  if (!site.integrations.garageEnabled || !Object.hasOwn(STEPS, step)) throw await notFoundPage(context)
  const address = readSignInAddress(args.url.searchParams)
  const visitor = await findVisitor(context, await readSession(context, args.request))
  if (visitor !== null) throw redirect(address.redirect, { headers: NO_STORE })
  const phone = step === 'code' ? await readAskedPhone(context, args.request) : null
  if (step === 'code' && phone === null) throw redirect(signInPath(address), { headers: NO_STORE })
  const sentAgain = args.url.searchParams.has('again')
  return data(
    { signIn: signInView(address, phone, { region: site.region, savedName: savedName(site) }), sentAgain },
    { headers: NO_STORE },
  )
}

/** Takes a step's form: redirects to the next page, or returns the page with errors. */
export async function action(args: RouteArgs<Params>) {
  const context = contextOf(args)
  const { step = '' } = args.params
  const take = Object.hasOwn(STEPS, step) ? STEPS[step] : undefined
  if (!context.site.integrations.garageEnabled || take === undefined) throw await notFoundPage(context)
  return take(context, args.request, readSignInAddress(args.url.searchParams))
}

export function headers({ actionHeaders, loaderHeaders }: HeadersArgs) {
  const merged = new Headers(loaderHeaders)
  for (const [name, value] of actionHeaders) merged.set(name, value)
  return merged
}

const NO_STORE = { 'Cache-Control': 'no-store' }
