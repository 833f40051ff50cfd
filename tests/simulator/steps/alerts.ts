import { searchWish } from '#operations/alert/alert-wish.ts'
import { askForAlert } from '#operations/alert/ask-for-alert.ts'
import { confirmAlert } from '#operations/alert/confirm-alert.ts'
import { keyOf, ORIGIN, SITES, type World } from '../world.ts'

/** A buyer asks for mails about a search. */
export async function askAlert(world: World): Promise<void> {
  const siteSlug = world.random.pick(SITES)
  const buyers = [...world.forms.values()].filter((form) => form.siteSlug === siteSlug).map(({ email }) => email)
  const isBuyer = buyers.length > 0 && world.random.onceIn(2)
  const email = isBuyer ? world.random.pick(buyers) : `watcher${world.random.below(1_000_000)}@of-${siteSlug}.example`
  const request = requestOf(world, siteSlug)
  const wish = await searchWish(request, [], new URLSearchParams('make=Toyota'))
  if (!wish) throw new Error('The search is none.')
  const key = keyOf(siteSlug, email)
  const asked = world.alerts.get(key) ?? { siteSlug, email, isAcknowledged: false }
  world.alerts.set(key, asked)
  const answer = await askForAlert(request, wish, { email }, '/search')
  // One address gets only a few mails an hour, and then an answer that says so.
  if (answer.ok) asked.isAcknowledged = true
}

/** A buyer opens the link of a mail that arrived, perhaps an old one. */
export async function openConfirmation(world: World): Promise<void> {
  const asking = world.mails.flatMap(({ mail: { to, text } }) => {
    const token = /\/alerts\/confirm\/(\S+)/.exec(text)?.[1]
    const asked = SITES.map((slug) => world.alerts.get(keyOf(slug, to))).find((each) => each !== undefined)
    return token && asked ? [{ token: decodeURIComponent(token), siteSlug: asked.siteSlug }] : []
  })
  if (asking.length === 0) return
  const { token, siteSlug } = world.random.pick(asking)
  const view = await confirmAlert(requestOf(world, siteSlug), token)
  if (view?.state !== 'confirmed') throw new Error(`The link of a mail that arrived finds ${view?.state ?? 'nothing'}.`)
}

function requestOf({ platform }: World, siteSlug: string) {
  return { platform, site: platform.site(siteSlug), now: platform.clock.now(), origin: ORIGIN }
}
