import { definePage } from '../page-modules.ts'
import type { MessagePage } from '../shown.ts'

export default definePage<MessagePage>({ title: ({ title }) => title, View: MessageView })

function MessageView({ title, sentence }: MessagePage) {
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
