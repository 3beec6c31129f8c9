import { checkEveryPage } from './every-page.ts';

checkEveryPage('reading');
