import { expect, it } from 'vitest'
import { outsideText } from '../outside-text.ts'
import { textOfHtml } from './text-of-html.ts'

it.each([
  ['<p>One</p><p>Two &amp; three<br>four</p>', 'One\nTwo & three\nfour'],
  ['<style>p { color: red }</style><script>alert(1)</script>Hi', 'Hi'],
  ['<!-- <p>no</p> --><title>no</title>yes', 'yes'],
  ['<img src="https://track.example/1.png">text', 'text'],
  ['&lt;b&gt; &#8217; &#x41; &unknown; &#0;', '<b> ’ A &unknown; &#0;'],
  ['<div>a</div><div><br></div><div><br></div><div>b</div>', 'a\n\nb'],
  ['cut <a href="', 'cut'],
  ['<STYLE>a<script>b</script>c</style\n>seen<head>d</title>e', 'seen'],
])('INBOX-7 %s reads as its words', (html, text) => {
  expect(textOfHtml(outsideText(html, 1_000))).toBe(text)
})
