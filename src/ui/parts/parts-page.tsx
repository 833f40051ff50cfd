import type { PartsView, PartView } from '#views/parts/parts-view.ts'
import { DirectoryPage } from '../directory/directory-page.tsx'

/** The parts search: rows of number, name, fitting cars and price (ROUTE-3). */
export function PartsPage({ parts }: { readonly parts: PartsView }) {
  return (
    <DirectoryPage
      directory={parts}
      searchLabel="Search parts by name or number"
      resultsHeading="Parts"
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
          <p className="display">Can’t find it?</p>
          <p>Our parts team can order it in.</p>
          <div className="flex flex-wrap justify-center gap-3">
            <a href="/contact-us" className="button button-primary">
              Ask about a part
            </a>
            <a href={parts.path} className="button button-outline">
              See all parts
            </a>
          </div>
        </>
      }
    />
  )
}

function PartRow({ part }: { readonly part: PartView }) {
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
          <span className="sr-only">Part number </span>
          {part.number}
        </p>
        <h3>{part.name}</h3>
        <p className="part-brand">{[part.brand, part.category].filter(Boolean).join(' · ')}</p>
        {part.description ? <p className="part-description">{part.description}</p> : null}
        {part.fits.length > 0 ? (
          <p className="part-fits">
            <span className="label">Fits</span> {part.fits.join('; ')}
          </p>
        ) : null}
      </div>
      <div className="part-deal">
        <p className="part-price">
          {part.price}
          {part.priceNote ? <span>{part.priceNote}</span> : null}
        </p>
        <a href={part.enquireHref} className="button button-outline">
          Enquire about this part<span className="sr-only">: {part.name}</span>
        </a>
      </div>
    </article>
  )
}
