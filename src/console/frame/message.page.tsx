import { definePage, type PageOf } from '../page-modules.ts'

export default definePage<'message'>({ title: ({ title }) => title, View: MessageView })

function MessageView({ title, sentence }: PageOf<'message'>) {
  return (
    <div className="card narrow">
      <h1>{title}</h1>
      <p>{sentence}</p>
      <p>
        <a href="/">Back to Today</a>
      </p>
    </div>
  )
}
