import { definePage } from '../../page-modules.ts'
import { Input } from '../../parts/form/controls.tsx'
import { Form } from '../../parts/form/form.tsx'
import { Button, PageHeading } from '../../parts/parts.tsx'
import type { PartNode } from '../part/part-values.ts'
import { shownDefault } from '../part/shown-default.ts'
import { OutlineList } from './outline-list.tsx'
import type { WebsitePartPage } from './website-values.ts'

export default definePage<WebsitePartPage>({ title: ({ title }) => title, View: WebsitePartView })

function WebsitePartView({ title, part, outline, nodes }: WebsitePartPage) {
  return (
    <div className="studio">
      <OutlineList outline={outline} />
      <div className="studio-form">
        <p>
          <a href="/website">← Website</a>
        </p>
        <PageHeading title={title} note="As visitors see it now.">
          <Form method="post" action="/website" data-draft="none">
            <Input type="hidden" name="part" value={part} />
            <Button>Change this</Button>
          </Form>
        </PageHeading>
        {nodes.length === 0 ? (
          <p>Begin a draft: it lists your pages and the articles of your blog.</p>
        ) : (
          <div className="card option-values">
            <Values nodes={nodes} level={2} />
          </div>
        )}
      </div>
    </div>
  )
}

/** Options with their values. */
function Values({ nodes, level }: { readonly nodes: readonly PartNode[]; readonly level: 2 | 3 }) {
  return nodes.map((node) => <Value key={node.path} node={node} level={level} />)
}

function Value({ node, level }: { readonly node: PartNode; readonly level: 2 | 3 }) {
  const id = `at-${node.path.replaceAll('/', '-')}`
  const Heading = `h${level}` as const
  if (node.node === 'field')
    return (
      <dl id={id} className="option-value">
        <dt>{node.label}</dt>
        <dd>
          <span className="words">{node.said}</span>
          <small className="quiet">
            {[node.description, node.limits, shownDefault(node)].filter(Boolean).join(' ')}
          </small>
        </dd>
      </dl>
    )
  return (
    <section id={id} className="option-group" aria-label={node.label}>
      <Heading>{node.label}</Heading>
      <p className="quiet">{node.description}</p>
      {node.node === 'group' && (node.isThere === false ? <p>None.</p> : <Values nodes={node.nodes} level={3} />)}
      {node.node === 'list' && (
        <ol>
          {node.items.map((item) => (
            <li key={item.id} className="words">
              {item.label}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
