//! Directives: extensions, language features and diagnostic filters of the whole module.
//!
//! <https://www.w3.org/TR/WGSL/#directives>

use super::resolver::Resolver;
use super::{Features, rules};
use crate::diagnostic::{Diagnostic, Span, with_nearest};
use crate::intrinsics::{Extension, LanguageFeature};
use crate::syntax::ast::{DirectiveKind, Name};

impl Resolver<'_> {
    pub(super) fn directives(&mut self) {
        let ast = self.ast;
        for directive in &ast.directives {
            match directive.kind {
                DirectiveKind::Broken => self.enabled = Features::all(),
                DirectiveKind::Enable(names) => ast.name_list(names).iter().for_each(|&name| self.enable(name)),
                DirectiveKind::Requires(names) => ast.name_list(names).iter().for_each(|&name| self.require(name)),
                DirectiveKind::Diagnostic(control) => {
                    self.check_filter_conflict(control, directive.span);
                    self.diagnostic_filter(control, None);
                }
            }
        }
    }

    fn enable(&mut self, name: Name) {
        let text = self.name(name.symbol);
        let Some(extension) = Extension::from_name(text) else {
            let known = Extension::ALL.iter().map(|extension| extension.name());
            let error =
                Diagnostic::error(rules::UNKNOWN_ENABLE_EXTENSION, name.span, format!("'{text}' is no extension"));
            let error = with_nearest(error, (text, name.span), known);
            self.diagnostics.push(error);
            // Whichever was meant, what needs it is not wrong too.
            self.enabled = Features::all();
            return;
        };
        if !self.allowed.has_extension(extension) {
            let message = format!("the extension '{text}' is not available here");
            self.error(rules::UNKNOWN_ENABLE_EXTENSION, name.span, message);
        }
        // Enabled all the same, so that its uses are not errors too.
        self.enabled = self.enabled.with_extension(extension);
        if extension == Extension::SubgroupSizeControl {
            self.enabled = self.enabled.with_extension(Extension::Subgroups);
        }
    }

    fn require(&mut self, name: Name) {
        let text = self.name(name.symbol);
        match LanguageFeature::from_name(text) {
            Some(feature) if self.allowed.has_language_feature(feature) => {
                self.enabled = self.enabled.with_language_feature(feature);
            }
            Some(_) => {
                let message = format!("the language feature '{text}' is not available");
                self.error(rules::FEATURE_NOT_AVAILABLE, name.span, message);
            }
            None => {
                self.error(rules::UNKNOWN_LANGUAGE_EXTENSION, name.span, format!("'{text}' is no language feature"))
            }
        }
    }

    /// Two global filters of one rule must set the same severity.
    fn check_filter_conflict(&mut self, control: crate::syntax::ast::DiagnosticControl, span: Span) {
        let words = (control.rule.first.symbol, control.rule.second.map(|name| name.symbol));
        let other = self.filters.iter().take(256).find(|filter| (filter.rule.first, filter.rule.second) == words);
        if other.is_some_and(|filter| filter.severity != control.severity) {
            self.error(rules::DIAGNOSTIC_CONFLICT, span, "another directive gives this rule another severity");
        }
    }
}
