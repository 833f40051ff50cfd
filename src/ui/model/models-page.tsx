import type { ModelsView } from '#views/model/models-view.ts'
import * as words from '#words/model.ts'
import { DirectoryPage } from '../directory/directory-page.tsx'
import { useWords } from '../use-words.ts'
import { ModelCard } from './model-card.tsx'

/** Number of pictures on the first screen, which load at once. */
const EAGER = 3

/** The directory of models, by body, make or keywords (ROUTE-3, SEARCH-17). */
export function ModelsPage({ models }: { readonly models: ModelsView }) {
  const t = useWords()
  return (
    <DirectoryPage
      directory={models}
      searchLabel={t(words.searchModels)}
      before={<BodyLinks bodies={models.bodies} />}
      resultsHeading={t(words.models)}
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
          <p className="display">{t(words.noModelsMatchSearch)}</p>
          <a href={models.path} className="button button-primary">
            {t(words.seeAllModels)}
          </a>
        </>
      }
    />
  )
}

function BodyLinks({ bodies }: Pick<ModelsView, 'bodies'>) {
  const t = useWords()
  if (bodies.length < 3) return null
  return (
    <nav aria-label={t(words.bodyTypes)} className="model-bodies">
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
