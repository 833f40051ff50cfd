import { HeroWords } from '#ui/home/hero-words.tsx'
import type { HomeBlock } from '#ui/home/home-block.ts'
import { homePage, plainBlocks } from '#ui/home/home-blocks.tsx'
import { TileLinks } from '#ui/home/tile-links.tsx'
import { useWords } from '#ui/use-words.ts'
import * as texts from '#words/templates.ts'

const plain = plainBlocks()

const NOTICE =
  'flex-[1_0_min(22rem,88vw)] grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0 py-1.5 [&_.hero-title]:text-[0.9375rem]! [&_.hero-text]:max-w-full [&_.hero-text]:truncate [&_.hero-text]:text-[0.8125rem] [&>:last-child]:col-start-2 [&>:last-child]:row-span-2 [&>:last-child]:row-start-1'
const SEARCH =
  'pt-3 max-md:hidden [&_.home-select]:min-h-13 [&_.home-select]:pt-5 [&_.home-select]:text-[0.9375rem] [&_.label]:top-1.5 [&_.home-search-button]:m-0.5 [&_.home-search-button]:min-h-11'
const FEATURES =
  '[&_.features-banner]:auto-cols-fr [&_.features-banner]:gap-x-6 [&_.features-banner]:grid-flow-col [&_.feature]:min-h-12 [&_.feature]:gap-2 [&_.feature]:p-0 [&_.feature-title]:text-[0.8125rem] [&_.feature-text]:text-[0.8125rem] max-lg:[&_:is(.feature-text,.feature-arrow)]:hidden'

/** What the slides say, in a low row; the template has no large picture. */
const Notices: HomeBlock = ({ home: { hero } }) => (
  <div className="flex gap-x-8 overflow-x-auto border-b border-line bg-surface px-4 [scrollbar-width:none] md:px-[max(2rem,calc((100vw-80rem)/2))]">
    {hero.slides
      .toSorted((one, other) => Number(other.main) - Number(one.main))
      .map((slide) => (
        <HeroWords key={slide.title} slide={slide} className={NOTICE} linkClassName="link text-sm" />
      ))}
  </div>
)

const Ways: HomeBlock = ({ home }) => {
  const t = useWords()
  const titles = { bodies: home.titles.bodies ?? t(texts.bodyTypes), makes: home.titles.makes ?? t(texts.makes) }
  return (['bodies', 'makes'] as const).map((name) =>
    home.blocks.includes(name) ? (
      <section key={name} className="market-ways relative items-center overflow-x-auto lg:pb-3">
        <h2 className="max-lg:w-24 max-lg:shrink-0 lg:pb-1">{titles[name]}</h2>
        <TileLinks tiles={home[name]} className="" />
        {name === 'bodies' ? <TileLinks tiles={home.conditions} className="" /> : null}
      </section>
    ) : null,
  )
}

/** Market: search, the ways into the stock, and the newest cars at once. */
export const Home = homePage({
  ...plain,
  hero: Notices,
  search: (page) => <div className={SEARCH}>{<plain.search {...page} />}</div>,
  features: (page) => <div className={FEATURES}>{<plain.features {...page} />}</div>,
  bodies: (page) => (page.home.blocks.includes('latest') ? null : <plain.bodies {...page} />),
  makes: (page) => (page.home.blocks.includes('latest') ? null : <plain.makes {...page} />),
  latest: (page) => (
    <div className="container grid gap-x-6 lg:grid-cols-[12rem_minmax(0,1fr)]">
      <div className="min-w-0 lg:pt-5">{<Ways {...page} />}</div>
      <div className="min-w-0 [&_.results]:m-0 [&_.results]:grid-flow-row [&_.results]:grid-cols-1 [&_.results]:gap-0 [&_.results]:p-0 max-lg:[&_.results]:-mx-4 [&>.container]:px-0">
        {<plain.latest {...page} />}
      </div>
    </div>
  ),
})
