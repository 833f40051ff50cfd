import { HeroWords } from '#ui/home/hero-words.tsx'
import type { HomeBlock } from '#ui/home/home-block.ts'
import { homePage, plainBlocks } from '#ui/home/home-blocks.tsx'
import { TileLinks } from '#ui/home/tile-links.tsx'
import { useWords } from '#ui/use-words.ts'
import * as texts from '#words/templates.ts'

const plain = plainBlocks()

/** What the slides say, in a low row; the template has no large picture. */
const Notices: HomeBlock = ({ home: { hero } }) => (
  <div className="market-notices container flex gap-x-8 overflow-x-auto">
    {hero.slides
      .toSorted((one, other) => Number(other.main) - Number(one.main))
      .map((slide) => (
        <HeroWords key={slide.title} slide={slide} className="" linkClassName="link text-sm" />
      ))}
  </div>
)

const Ways: HomeBlock = ({ home }) => {
  const t = useWords()
  const titles = { bodies: home.titles.bodies ?? t(texts.bodyTypes), makes: home.titles.makes ?? t(texts.makes) }
  return (['bodies', 'makes'] as const).map((name) =>
    home.blocks.includes(name) ? (
      <section key={name} className="market-ways" aria-label={titles[name]}>
        <h2>{titles[name]}</h2>
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
  bodies: (page) => (page.home.blocks.includes('latest') ? null : <plain.bodies {...page} />),
  makes: (page) => (page.home.blocks.includes('latest') ? null : <plain.makes {...page} />),
  latest: (page) => (
    <div className="market-stock container grid gap-x-6 lg:grid-cols-[12rem_minmax(0,1fr)]">
      <div className="min-w-0 lg:pt-4">{<Ways {...page} />}</div>
      <div className="min-w-0">{<plain.latest {...page} />}</div>
    </div>
  ),
})
