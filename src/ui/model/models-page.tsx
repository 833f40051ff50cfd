import type { ModelsView } from '#views/model/models-view.ts'
import { DirectoryPage } from '../directory/directory-page.tsx'
import { ModelCard } from './model-card.tsx'

/** Number of pictures on the first screen, which load at once. */
const EAGER = 3

/** The directory of models, by body, make or keywords (ROUTE-3, SEARCH-17). */
export function ModelsPage({ models }: { readonly models: ModelsView }) {
  return (
    <DirectoryPage
      directory={models}
      searchLabel="Search models"
      before={<BodyLinks bodies={models.bodies} />}
      resultsHeading="Models"
      results={
        <ul className="model-cards">
          {models.models.map((model, position) => (
            <li key={model.id}>
              <ModelCard model={model} eager={position < EAGER} />
            </li>
          ))}
        </ul>
      }
      empty={
        <>
          <p className="display">No models match your search</p>
          <a href={models.path} className="button button-primary">
            See all models
          </a>
        </>
      }
    />
  )
}

function BodyLinks({ bodies }: Pick<ModelsView, 'bodies'>) {
  if (bodies.length < 3) return null
  return (
    <nav aria-label="Body types" className="model-bodies">
      <ul>
        {bodies.map(({ label, href, count, current }) => (
          <li key={label}>
            <a href={href} data-keep-place {...(current ? { 'aria-current': 'page' as const } : {})}>
              {label}
              {count === null ? null : <span className="model-bodies-count">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
