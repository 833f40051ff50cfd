import { publishSite, rollBackSite } from '#site/published/publish-site.ts'
import { draftFolder, writeDraft } from '../published.ts'
import { SITES, type World } from '../world.ts'

/** Staff publish a site with another name, or an earlier version of it again. The message of a version is its name. */
export async function publish(world: World): Promise<void> {
  const slug = world.random.pick(SITES)
  const acknowledged = world.published.get(slug) ?? new Map<number, string>()
  const { folder, history, clock } = world
  const place = { folder: draftFolder(folder, slug), history }
  const facts = (message: string) => ({ by: `kim@of-${slug}.example`, message, now: clock.now() })
  const numbers = [...acknowledged.keys()]
  if (numbers.length > 0 && world.random.onceIn(3)) {
    const number = world.random.pick(numbers)
    const version = (await history.versions(slug)).find((each) => each.number === number)
    if (!version) throw new Error(`Version ${number} of ${slug} is gone.`)
    const back = await rollBackSite(place, version, facts(version.message))
    if (!back.ok) throw new Error(`Version ${number} of ${slug} is refused: ${JSON.stringify(back.faults)}`)
    acknowledged.set(back.version.number, version.message)
    return
  }
  const name = `${slug} ${world.random.below(1_000_000)}`
  await writeDraft(folder, slug, name)
  const done = await publishSite(place, slug, facts(name))
  if (done.kind !== 'published') throw new Error(`The site ${slug} is not published: ${JSON.stringify(done)}`)
  acknowledged.set(done.version.number, name)
}
