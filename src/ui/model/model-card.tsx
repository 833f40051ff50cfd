import type { ModelCardView } from '#views/model/models-view.ts'

const SIZES = '(width >= 80rem) 26rem, (width >= 40rem) 46vw, 92vw'

/** A model of the catalogue: picture, name, facts, lowest price. */
export function ModelCard({ model, eager }: { readonly model: ModelCardView; readonly eager: boolean }) {
  const { picture } = model
  return (
    <article className="model-card" aria-label={`${model.manufacturer} ${model.name}`}>
      {picture ? (
        <img
          src={picture.src}
          {...(picture.srcset ? { srcSet: picture.srcset, sizes: SIZES } : {})}
          alt=""
          width={picture.width}
          height={picture.height}
          {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        />
      ) : null}
      <div className="model-card-text">
        <h3>
          <a href={model.href}>
            <span className="label model-card-make">{model.manufacturer}</span> {model.name}
          </a>
        </h3>
        <p className="model-card-facts">{model.facts}</p>
        {model.price ? <p className="model-card-price">{model.price}</p> : null}
        {model.status ? <p className="model-status">{model.status}</p> : null}
      </div>
    </article>
  )
}
