export default function SuccessRoute() {
  return <main id="content">Thank you</main>
}
