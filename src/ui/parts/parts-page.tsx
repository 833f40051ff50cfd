import type { PartsView, PartView } from '#views/parts/parts-view.ts'
import * as words from '#words/parts.ts'
import { DirectoryPage } from '../directory/directory-page.tsx'
import { useWords } from '../use-words.ts'

/** The parts search: rows of number, name, fitting cars and price (ROUTE-3). */
export function PartsPage({ parts }: { readonly parts: PartsView }) {
  const t = useWords()
  return (
    <DirectoryPage
      directory={parts}
      searchLabel={t(words.searchPartsNameNumber)}
      resultsHeading={t(words.parts)}
      results={
        <ul className="parts">
          {parts.parts.map((part) => (
            <li key={part.number}>
              <PartRow part={part} />
            </li>
          ))}
        </ul>
      }
      empty={
        <>
          <p className="display">{t(words.cantFindIt)}</p>
          <p>{t(words.partsTeamOrder)}</p>
          <div className="flex flex-wrap justify-center gap-3">
            <a href="/contact-us" className="button button-primary">
              {t(words.askAboutPart)}
            </a>
            <a href={parts.path} className="button button-outline">
              {t(words.seeAllParts)}
            </a>
          </div>
        </>
      }
    />
  )
}

function PartRow({ part }: { readonly part: PartView }) {
  const t = useWords()
  const { picture } = part
  return (
    <article className="part" aria-label={part.name}>
      {picture ? (
        <img
          src={picture.src}
          {...(picture.srcset ? { srcSet: picture.srcset, sizes: '8rem' } : {})}
          alt=""
          width={picture.width}
          height={picture.height}
          loading="lazy"
        />
      ) : null}
      <div className="part-text">
        <p className="part-number">
          <span className="sr-only">{t(words.partNumber)} </span>
          {part.number}
        </p>
        <h3>{part.name}</h3>
        <p className="part-brand">{[part.brand, part.category].filter(Boolean).join(' · ')}</p>
        {part.description ? <p className="part-description">{part.description}</p> : null}
        {part.fits.length > 0 ? (
          <p className="part-fits">
            <span className="label">{t(words.fits)}</span> {part.fits.join('; ')}
          </p>
        ) : null}
      </div>
      <div className="part-deal">
        <p className="part-price">
          {part.price}
          {part.priceNote ? <span>{part.priceNote}</span> : null}
        </p>
        <a href={part.enquireHref} className="button button-outline">
          {t(words.enquireAboutPart)}
          <span className="sr-only">{`: ${part.name}, ${part.number}`}</span>
        </a>
      </div>
    </article>
  )
}
