export default function DocVersionBanner(): null {
  return null;
}
