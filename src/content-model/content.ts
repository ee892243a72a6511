import type { ArticleData } from './schemas/article.ts';
import type { Brand } from './schemas/brand.ts';
import type { ClientData, TestimonialData } from './schemas/clients.ts';
import type { FaqData } from './schemas/faq.ts';
import type { DialogsData, ReceiptsData } from './schemas/lead-forms.ts';
import type { NavigationData } from './schemas/navigation.ts';
import type { NoticeData } from './schemas/notice.ts';
import type { PageData } from './schemas/page.ts';
import type { AgentData, ConsultantData, RoleData } from './schemas/people.ts';
import type { PlanListData } from './schemas/plan-list.ts';
import type { RedirectsData } from './schemas/redirects.ts';
import type { ServiceData } from './schemas/service.ts';
import type { SolutionListData } from './schemas/solution-list.ts';
import type { WordsData } from './schemas/words.ts';

/** The checked content of `src/content`, by collection and id. Tokens are replaced and all references exist. */
export interface Content<S> {
  readonly brand: Brand;
  readonly navigation: NavigationData;
  readonly dialogs: DialogsData;
  readonly receipts: ReceiptsData;
  readonly redirects: RedirectsData;
  readonly words: WordsData;
  readonly plans: ReadonlyMap<string, PlanListData>;
  readonly services: ReadonlyMap<string, ServiceData>;
  readonly solutions: ReadonlyMap<string, SolutionListData>;
  readonly testimonials: ReadonlyMap<string, TestimonialData>;
  readonly agents: ReadonlyMap<string, AgentData>;
  readonly roles: ReadonlyMap<string, RoleData>;
  readonly consultants: ReadonlyMap<string, ConsultantData>;
  readonly clients: ReadonlyMap<string, ClientData>;
  readonly faqs: ReadonlyMap<string, FaqData>;
  readonly articles: ReadonlyMap<string, ArticleData>;
  readonly notices: ReadonlyMap<string, NoticeData>;
  readonly pages: ReadonlyMap<string, PageData<S>>;
}
