import { chooseSite } from '#operations/staff/choose-site.ts'
import type { ConsoleAnswer, ConsoleCall } from '../console-call.ts'
import type { AskPage } from '../held/ask-values.ts'
import { type HeldRequest, sealHeld } from '../held/held-request.ts'
import { wordsOf } from '../held/put-back.ts'
import { typedPage } from '../shown.ts'
import { codePage, signInPage } from './sign-in-page.ts'

type Keyed = Pick<ConsoleCall['platform'], 'keyedHash'>

/** STAFF-10: the session ended before the form came. */
export function askSignIn(platform: Keyed, request: HeldRequest): ConsoleAnswer {
  const held = sealHeld(platform, { ...request, why: 'signed-out' })
  return signInPage({ held, to: request.shownTo.page, notice: held === null ? TOO_LONG : noticeOf(request) })
}

/** STAFF-6: what the form asks for needs a second factor again. */
export function askFactor(call: ConsoleCall, request: HeldRequest): Promise<ConsoleAnswer> {
  const held = sealHeld(
    call.platform,
    request.why === 'signed-out' && call.visitor?.owesFactor ? request : { ...request, why: 'factor' },
  )
  return codePage(call, { held, to: request.shownTo.page, fault: held === null ? TOO_LONG : null })
}

/** The page was shown to another person, who may go on with it; the one who is signed in now sees nothing of it. */
export function askOtherPerson(platform: Keyed, request: HeldRequest | null): ConsoleAnswer {
  const held = request && sealHeld(platform, { ...request, why: 'signed-out' })
  return { ...signInPage({ held, to: request?.shownTo.page ?? '/', notice: OTHER_PERSON }), status: 409 }
}

/** The person chose another site since, in another window for example. */
export function askOtherSite(
  { platform, visitor }: ConsoleCall,
  request: HeldRequest | null,
  slug: string,
): ConsoleAnswer {
  const held = request && sealHeld(platform, { ...request, why: 'other-site' })
  const before = platform.siteBySlug(slug)?.name ?? 'another site'
  const now = platform.siteBySlug(visitor?.actor?.siteSlug ?? '')?.name ?? 'another site'
  const sentence = `You were on ${before} when you opened the page, and you are on ${now} now. Nothing was sent.`
  const form =
    request && held
      ? { action: request.path, fields: [['held', held] as const], button: `Go back to ${before} with it` }
      : null
  const words = request ? wordsOf(request) : []
  return {
    page: typedPage<AskPage>({
      kind: 'ask',
      title: 'You are on another site',
      sentences: [sentence],
      words,
      form,
      back: '/',
    }),
    status: 409,
  }
}

/** False: the person has no such site any more. */
export async function switchSite({ platform, visitor }: ConsoleCall, slug: string): Promise<boolean> {
  if (visitor === null || platform.siteBySlug(slug) === null) return false
  if (!visitor.sites.includes(slug) && !visitor.person.isOperator) return false
  await chooseSite(platform, visitor, slug)
  return true
}

function noticeOf({ files }: HeldRequest): string {
  const sentence = 'You were signed out before this was sent. Sign in, and it is here again.'
  return files > 0 ? `${sentence} Files cannot be kept: you choose them again.` : sentence
}

const TOO_LONG =
  'You were signed out before this was sent, and it is too long to keep here. Press Back, copy what you wrote, and then sign in.'
const OTHER_PERSON =
  'Another person opened the page that this comes from, so it was not sent. Sign in as that person to go on with it.'
