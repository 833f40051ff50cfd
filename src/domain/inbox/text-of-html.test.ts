import { expect, it } from 'vitest'
import { textOfHtml } from './text-of-html.ts'

it.each([
  ['<p>One</p><p>Two &amp; three<br>four</p>', 'One\nTwo & three\nfour'],
  ['<style>p { color: red }</style><script>alert(1)</script>Hi', 'Hi'],
  ['<!-- <p>no</p> --><title>no</title>yes', 'yes'],
  ['<img src="https://track.example/1.png">text', 'text'],
  ['&lt;b&gt; &#8217; &#x41; &unknown; &#0;', '<b> ’ A &unknown; &#0;'],
  ['<div>a</div><div><br></div><div><br></div><div>b</div>', 'a\n\nb'],
  ['cut <a href="', 'cut'],
])('INBOX-7 %s reads as its words', (html, text) => {
  expect(textOfHtml(html)).toBe(text)
})
