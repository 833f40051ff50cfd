import { blogPath } from '#domain/blog/blog-paths.ts'
import { contentPath } from '#domain/content/content-path.ts'
import { readDraftText } from '#operations/draft/draft-texts.ts'
import type { ShownDraft } from '#operations/draft/show-draft.ts'
import { searchesInStock } from '#operations/listing/searches-in-stock.ts'
import { splitFront } from '#site/content/front-matter.ts'
import { sentence } from '#site/controls/choice-labels.ts'
import { FILES_PATH } from '#site/options/address.ts'
import { isRecord } from '#site/site-fault.ts'
import type { ConsoleCall } from '../../console-call.ts'
import { onSite, staffRequest } from '../../on-site.ts'
import { formPages, type LinkedSite, textsOf } from '../part/link-fault.ts'
import type { LinkGroup, LinkTarget } from './link-values.ts'

/** STUDIO-2: where a link of the draft's site can lead, by what each place is called. */
export async function linkTargets(
  call: ConsoleCall,
  shown: Pick<ShownDraft, 'files'>,
  value: LinkedSite['value'],
): Promise<readonly LinkGroup[]> {
  const site = { files: shown.files, value }
  const titled = (folder: 'pages' | 'blog', pathOf: (name: string) => string) =>
    Promise.all(
      textsOf(site, folder).map(async (name): Promise<LinkTarget> => {
        const read = await readDraftText(staffRequest(call), shown, `${folder}/${name}.md`)
        return { title: splitFront(read?.text ?? '').head?.['title'] || sentence(name), address: pathOf(name) }
      }),
    )
  const [pages, articles, searches] = await Promise.all([
    titled('pages', contentPath),
    titled('blog', blogPath),
    searchTargets(call),
  ])
  const groups: readonly LinkGroup[] = [
    { label: 'Pages', links: [...platformPages(site, articles.length > 0), ...pages.toSorted(byTitle)] },
    { label: 'Searches', links: searches },
    { label: 'Locations', links: placesOf(site) },
    { label: 'Articles', links: articles.toSorted(byTitle) },
    { label: 'Files', links: filesOf(site) },
  ]
  return groups.filter(({ links }) => links.length > 0)
}

const byTitle = (one: LinkTarget, other: LinkTarget) => one.title.localeCompare(other.title)

function platformPages(site: LinkedSite, hasArticles: boolean): readonly LinkTarget[] {
  const forms = formPages(site).filter((path) => Object.hasOwn(FORMS, path))
  return [
    { title: 'Home page', address: '/' },
    { title: 'All cars', address: '/search' },
    { title: 'Special offers', address: '/special-offers' },
    { title: 'Budget finder', address: '/budget' },
    ...(Object.hasOwn(site.files, 'models.json') ? [{ title: 'Models', address: '/models' }] : []),
    ...(Object.hasOwn(site.files, 'parts.json') ? [{ title: 'Parts search', address: '/parts/search' }] : []),
    ...(hasArticles ? [{ title: 'Blog', address: '/blog' }] : []),
    ...forms.map((address) => ({ title: FORMS[address] ?? address, address })),
  ]
}

/** One address of each form; others lead to the same page. */
const FORMS: Readonly<Record<string, string>> = {
  '/contact-us': 'Contact us',
  '/book-test-drive': 'Book a test drive',
  '/finance': 'Finance',
  '/trade-in': 'Trade-in',
  '/sell-my-car': 'Sell my car',
  '/service': 'Book a service',
  '/parts/enquiry': 'Parts enquiry',
  '/careers': 'Careers',
  '/fleet': 'Fleet',
}

async function searchTargets(call: ConsoleCall): Promise<readonly LinkTarget[]> {
  const { makes, bodies } = await searchesInStock(call.platform, onSite(call).site)
  return [
    { title: 'New cars', address: '/search/new-cars' },
    { title: 'Used cars', address: '/search/used-cars' },
    { title: 'Demonstrators', address: '/search/demo-cars' },
    ...[...bodies, ...makes].map(({ title, href }) => ({ title, address: href })),
  ]
}

function placesOf({ value }: LinkedSite): readonly LinkTarget[] {
  const places = value(['locations'])
  if (!Array.isArray(places)) return []
  return places
    .filter(isRecord)
    .map(({ name, slug }) => ({ title: String(name), address: `/contact-us/${String(slug)}` }))
}

/** Documents of the site's folder; pictures are shown, not linked. */
function filesOf({ files }: LinkedSite): readonly LinkTarget[] {
  return Object.keys(files)
    .filter((file) => /\.(pdf|docx?|xlsx?|csv|ics)$/i.test(file))
    .map((file) => ({ title: file, address: encodeURI(FILES_PATH + file) }))
}
