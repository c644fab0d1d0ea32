import Link from '@docusaurus/Link';
export default function SearchBar() { return <Link to="/search">搜索</Link>; }
