import type { ModelView } from '#views/model/models-view.ts'
import * as words from '#words/model.ts'
import { SimilarCars } from '../car/similar-cars.tsx'
import { Breadcrumb } from '../elements/breadcrumb.tsx'
import { ButtonLink } from '../elements/button.tsx'
import { Icon } from '../elements/icon.tsx'
import { useWords } from '../use-words.ts'
import { ModelCard } from './model-card.tsx'

/** A model: picture and text, the site's stock of it, similar models (ROUTE-3, MODEL-1). */
export function ModelPage({ model }: { readonly model: ModelView }) {
  const t = useWords()
  const { picture, stock } = model
  return (
    <main id="content" className="model-page">
      <header className="model-head">
        <div className="container">
          <div className="model-head-text">
            <Breadcrumb crumbs={model.breadcrumb} />
            <h1>
              <span className="model-head-make">{model.manufacturer}</span> {model.name}
            </h1>
            {model.status ? <p className="model-status">{model.status}</p> : null}
            {model.price ? <p className="model-price">{model.price}</p> : null}
            {model.description ? <p className="model-description">{model.description}</p> : null}
            <div className="model-actions">
              <ButtonLink href={model.enquireHref} size="large">
                {model.enquireLabel}
              </ButtonLink>
              {model.testDriveHref ? (
                <a href={model.testDriveHref} className="button button-large model-second">
                  {t(words.bookTestDrive)}
                </a>
              ) : null}
            </div>
          </div>
          {picture ? (
            <img
              className="model-picture"
              src={picture.src}
              {...(picture.srcset ? { srcSet: picture.srcset, sizes: '(width >= 64rem) 46rem, 96vw' } : {})}
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
              fetchPriority="high"
            />
          ) : null}
        </div>
      </header>
      <div className="container">
        {model.facts.length > 0 ? (
          <dl className="model-facts">
            {model.facts.map(({ label, value }) => (
              <div key={label}>
                <dt className="label">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        <Stock stock={stock} />
        {model.others.length > 0 ? (
          <section aria-labelledby="other-models" className="model-others">
            <h2 id="other-models">{t(words.mayAlsoLike)}</h2>
            <ul className="model-cards">
              {model.others.map((other) => (
                <li key={other.id}>
                  <ModelCard model={other} eager={false} />
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </main>
  )
}

function Stock({ stock }: Pick<ModelView, 'stock'>) {
  if (stock.note)
    return (
      <section aria-labelledby="model-stock" className="model-no-stock">
        <h2 id="model-stock">{stock.heading}</h2>
        <p>{stock.note}</p>
      </section>
    )
  return (
    <div className="model-stock">
      <SimilarCars cars={stock.cards} heading={stock.heading} />
      {stock.moreHref ? (
        <a href={stock.moreHref} className="button button-outline">
          {stock.moreLabel}
          <Icon name="arrow" className="size-4" />
        </a>
      ) : null}
    </div>
  )
}
