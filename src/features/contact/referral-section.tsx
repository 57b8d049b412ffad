import { ContactDetails } from './contact-details';
import { ContactForm } from './contact-form';
import { useContactFormWords } from './contact-form-words';
import { ReferralExplanation } from './referral-explanation';

type Props = {
  /** Shows the agency's e-mail, phone and map beside the form; without it, what a referral is. */
  hasDetails?: boolean;
};

/** The form of the subscription's pages, with asterisks at what is required (specification, section 2). */
export function ReferralSection({ hasDetails = false }: Props) {
  return (
    <div id="contact" className="bg-raised">
      <div className="page-grid py-section">
        <div className="col-span-12 mb-12 lg:col-span-5 lg:mb-0">
          {hasDetails ? <ContactDetails /> : <ReferralExplanation />}
        </div>
        <div className="col-span-12 lg:col-span-6 lg:col-start-7">
          <ContactForm {...useContactFormWords()} hasAsterisks />
        </div>
      </div>
    </div>
  );
}
