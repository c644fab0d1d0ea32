export default function ExpandButton(): null {
  return null;
}
