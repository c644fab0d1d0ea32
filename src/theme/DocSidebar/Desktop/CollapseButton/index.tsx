export default function CollapseButton(): null {
  return null;
}
