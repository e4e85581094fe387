//! Attributes: where each may stand, and what its parameters must be.
//!
//! <https://www.w3.org/TR/WGSL/#attributes>

use super::program::{DiagnosticFilter, RuleNames};
use super::resolver::Resolver;
use super::rules;
use crate::constant::EvalStage;
use crate::diagnostic::{Diagnostic, Span, with_nearest};
use crate::intrinsics::{DiagnosticRule, Extension, LanguageFeature, builtin_value_extension};
use crate::syntax::ast::{Attribute, AttributeKind, DiagnosticControl, ExprId, Name};
use crate::types::{
    BuiltinValue, DepthMode, Interpolation, InterpolationSampling, InterpolationType, IoAttributes, TypeId,
};
use crate::util::Range32;

/// What attributes stand on.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Place {
    Function,
    Parameter,
    Result,
    Member,
    Variable,
    Override,
    Value,
    Statement,
}

impl Place {
    const fn name(self) -> &'static str {
        match self {
            Self::Function => "a function",
            Self::Parameter => "a parameter",
            Self::Result => "a return type",
            Self::Member => "a structure member",
            Self::Variable => "a variable",
            Self::Override => "an override",
            Self::Value => "this declaration",
            Self::Statement => "a statement",
        }
    }

    const fn allows(self, attribute: &AttributeKind) -> bool {
        use AttributeKind as A;
        match attribute {
            A::Align(_) | A::Size(_) | A::BlendSrc(_) => matches!(self, Self::Member),
            A::Binding(_) | A::Group(_) => matches!(self, Self::Variable),
            A::Id(_) => matches!(self, Self::Override),
            A::Builtin { .. } | A::Location(_) | A::Interpolate { .. } | A::Invariant => {
                matches!(self, Self::Parameter | Self::Result | Self::Member)
            }
            A::Compute | A::Fragment | A::Vertex | A::MustUse | A::WorkgroupSize { .. } | A::SubgroupSize(_) => {
                matches!(self, Self::Function)
            }
            A::Diagnostic(_) => matches!(self, Self::Function | Self::Statement),
            A::Broken => true,
            A::Const => false,
        }
    }
}

impl Resolver<'_> {
    /// Checks that each attribute may stand here, once. Diagnostic attributes become filters of `range`.
    #[inline]
    pub fn attributes(&mut self, run: Range32, place: Place, range: Span) {
        if !run.is_empty() {
            self.attribute_list(run, place, range);
        }
    }

    #[inline(never)]
    fn attribute_list(&mut self, run: Range32, place: Place, range: Span) {
        let ast = self.ast;
        let list = ast.attribute_list(run);
        // Attributes of another kind of declaration come together, as `@group` and `@binding` do: that is one mistake.
        let mut is_misplaced = false;
        for (index, attribute) in list.iter().enumerate() {
            if attribute.kind == AttributeKind::Broken {
                continue;
            }
            if !place.allows(&attribute.kind) && !std::mem::replace(&mut is_misplaced, true) {
                self.misplaced_attribute(attribute, place);
            }
            // Lists are short unless an attribute is repeated, which ends the search.
            let same = |other: &&Attribute| same_attribute(&other.kind, &attribute.kind);
            if let Some(first) = list[..index].iter().take(32).find(same) {
                self.duplicate_attribute(attribute, first);
            }
            if let AttributeKind::Diagnostic(control) = attribute.kind {
                self.diagnostic_filter(control, Some(range));
            }
        }
    }

    #[cold]
    fn misplaced_attribute(&mut self, attribute: &Attribute, place: Place) {
        let message = format!("'@{}' cannot stand on {}", attribute.kind.name(), place.name());
        self.error(rules::ATTRIBUTE_PLACEMENT, attribute.span, message);
    }

    #[cold]
    fn duplicate_attribute(&mut self, attribute: &Attribute, first: &Attribute) {
        let message = format!("'@{}' stands here twice", attribute.kind.name());
        self.error_note(rules::DUPLICATE_ATTRIBUTE, attribute.span, message, first.span, "the first is here");
    }

    /// Records a filter, with a warning for rules that nobody knows.
    pub fn diagnostic_filter(&mut self, control: DiagnosticControl, range: Option<Span>) {
        let rule = RuleNames { first: control.rule.first.symbol, second: control.rule.second.map(|name| name.symbol) };
        let text = self.name(rule.first);
        if rule.second.is_none() && DiagnosticRule::from_name(text).is_none() {
            let message = format!("'{text}' is no diagnostic rule, and this has no effect");
            let warning =
                crate::diagnostic::Diagnostic::error(rules::UNKNOWN_DIAGNOSTIC_RULE, control.rule.first.span, message);
            self.diagnostics.push(warning.with_severity(crate::diagnostic::Severity::Warning));
        }
        self.filters.push(DiagnosticFilter { rule, severity: control.severity, range });
    }

    /// The value of an attribute's parameter: an integer known at shader creation.
    pub fn attribute_integer(&mut self, expr: ExprId, attribute: &str) -> Option<i64> {
        let ty = self.value(expr)?;
        let span = self.span(expr);
        if !matches!(ty, TypeId::ABSTRACT_INT | TypeId::I32 | TypeId::U32) {
            let message = format!("'@{attribute}' takes an integer, not '{}'", self.type_name(ty));
            self.error(rules::ATTRIBUTE_INTEGER, span, message);
            return None;
        }
        if self.exprs[expr].stage != EvalStage::Const {
            self.error(rules::CONST_EXPRESSION_REQUIRED, span, format!("'@{attribute}' takes a const-expression"));
            return None;
        }
        self.concretize(expr);
        self.store.constants.as_integer(self.exprs[expr].constant?)
    }

    /// As [`Self::attribute_integer`], at least `least`.
    pub fn attribute_at_least(&mut self, expr: ExprId, attribute: &str, least: i64) -> Option<u32> {
        let value = self.attribute_integer(expr, attribute)?;
        if value < least {
            let message = format!("'@{attribute}' must be at least {least}, and is {value}");
            let rule = match attribute {
                "align" => rules::ALIGN_VALUE,
                "size" => rules::SIZE_VALUE,
                _ => rules::ATTRIBUTE_VALUE,
            };
            self.error(rule, self.span(expr), message);
            return None;
        }
        u32::try_from(value).ok()
    }

    /// The attributes of a stage input or output. What is wrong is reported, left out, and remembered in `wrong_io`.
    #[inline]
    pub fn io_attributes(&mut self, run: Range32) -> IoAttributes {
        if run.is_empty() { IoAttributes::default() } else { self.io_attribute_list(run) }
    }

    #[inline(never)]
    fn io_attribute_list(&mut self, run: Range32) -> IoAttributes {
        let ast = self.ast;
        let mut io = IoAttributes::default();
        let errors = self.diagnostics.error_count();
        for attribute in ast.attribute_list(run) {
            match attribute.kind {
                AttributeKind::Builtin { name, depth_mode } => {
                    io.builtin = self.builtin_value(name);
                    io.depth_mode = self.depth_mode(io.builtin, depth_mode);
                }
                AttributeKind::Location(expr) => io.location = self.attribute_at_least(expr, "location", 0),
                AttributeKind::BlendSrc(expr) => io.blend_src = self.blend_src(expr, attribute.span),
                AttributeKind::Interpolate { kind, sampling } => io.interpolation = self.interpolation(kind, sampling),
                AttributeKind::Invariant => io.invariant = true,
                _ => {}
            }
        }
        if !self.has_broken_attribute(run) {
            self.check_io_combination(run, io);
        }
        if self.diagnostics.error_count() > errors || self.has_broken_attribute(run) {
            self.wrong_io.insert(run.start);
        }
        io
    }

    /// Whether a mistake was reported in what the attributes say of inputs and outputs.
    pub fn is_wrong_io(&self, run: Range32) -> bool {
        !run.is_empty() && self.wrong_io.contains(&run.start)
    }

    /// Whether an attribute could not be read: it may be any that is missing.
    pub fn has_broken_attribute(&self, run: Range32) -> bool {
        self.ast.attribute_list(run).iter().any(|attribute| attribute.kind == AttributeKind::Broken)
    }

    fn builtin_value(&mut self, name: Name) -> Option<BuiltinValue> {
        let text = self.name(name.symbol);
        let Some(builtin) = BuiltinValue::from_name(text) else {
            let known = BuiltinValue::ALL.iter().map(|builtin| builtin.name());
            let error =
                Diagnostic::error(rules::UNKNOWN_BUILTIN_VALUE, name.span, format!("'{text}' is no built-in value"));
            let error = with_nearest(error, (text, name.span), known);
            self.diagnostics.push(error);
            return None;
        };
        use BuiltinValue as B;
        let extension = builtin_value_extension(builtin);
        let feature = match builtin {
            B::SubgroupId | B::NumSubgroups => Some(LanguageFeature::SubgroupId),
            B::GlobalInvocationIndex | B::WorkgroupIndex => Some(LanguageFeature::LinearIndexing),
            _ => None,
        };
        let enabled = self.require_extension(extension, builtin.name(), name.span)
            && self.require_feature(feature, builtin.name(), name.span);
        enabled.then_some(builtin)
    }

    /// Whether the module enables an extension that `what` needs; reported if not.
    pub fn require_extension(&mut self, extension: Option<Extension>, what: &str, span: Span) -> bool {
        let Some(extension) = extension.filter(|&extension| !self.enabled.has_extension(extension)) else {
            return true;
        };
        let name = extension.name();
        let message = format!("'{what}' needs the extension '{name}': write 'enable {name};' at the top of the module");
        self.error(rules::EXTENSION_REQUIRED, span, message);
        false
    }

    /// Whether a language feature that `what` needs is available; reported if not.
    pub fn require_feature(&mut self, feature: Option<LanguageFeature>, what: &str, span: Span) -> bool {
        let Some(feature) = feature.filter(|&feature| !self.allowed.has_language_feature(feature)) else { return true };
        let message = format!("'{what}' needs the language feature '{}', which is not available", feature.name());
        self.error(rules::FEATURE_NOT_AVAILABLE, span, message);
        false
    }

    fn depth_mode(&mut self, builtin: Option<BuiltinValue>, mode: Option<Name>) -> Option<DepthMode> {
        let (builtin, mode) = (builtin?, mode?);
        if builtin != BuiltinValue::FragDepth {
            self.error(rules::DEPTH_MODE, mode.span, "only 'frag_depth' has a depth mode");
            return None;
        }
        let text = self.name(mode.symbol);
        let Some(known) = DepthMode::from_name(text) else {
            let message = format!("'{text}' is no depth mode: those are 'less' and 'greater'");
            self.error(rules::DEPTH_MODE, mode.span, message);
            return None;
        };
        self.require_feature(Some(LanguageFeature::FragmentDepth), "depth mode", mode.span).then_some(known)
    }

    fn blend_src(&mut self, expr: ExprId, span: Span) -> Option<u32> {
        if !self.require_extension(Some(Extension::DualSourceBlending), "@blend_src", span) {
            return None;
        }
        let value = self.attribute_integer(expr, "blend_src")?;
        if !matches!(value, 0 | 1) {
            self.error(rules::ATTRIBUTE_VALUE, self.span(expr), format!("'@blend_src' must be 0 or 1, and is {value}"));
            return None;
        }
        Some(value as u32)
    }

    /// <https://www.w3.org/TR/WGSL/#interpolation>
    fn interpolation(&mut self, kind: Name, sampling: Option<Name>) -> Option<Interpolation> {
        use InterpolationSampling as S;
        let text = self.name(kind.symbol);
        let Some(found) = InterpolationType::from_name(text) else {
            let message = format!("'{text}' is no interpolation type: those are 'perspective', 'linear' and 'flat'");
            self.error(rules::INTERPOLATION, kind.span, message);
            return None;
        };
        let Some(sampling) = sampling else { return Some(Interpolation { kind: found, sampling: None }) };
        let text = self.name(sampling.symbol);
        let Some(taken) = S::from_name(text) else {
            let message = format!("'{text}' is no interpolation sampling");
            self.error(rules::INTERPOLATION, sampling.span, message);
            return None;
        };
        let is_flat = found == InterpolationType::Flat;
        if is_flat != matches!(taken, S::First | S::Either) {
            let fitting = if is_flat { "'first' or 'either'" } else { "'center', 'centroid' or 'sample'" };
            let message = format!("'{}' is sampled at {fitting}, not '{}'", found.name(), taken.name());
            self.error(rules::INTERPOLATION, sampling.span, message);
            return None;
        }
        Some(Interpolation { kind: found, sampling: Some(taken) })
    }

    fn check_io_combination(&mut self, run: Range32, io: IoAttributes) {
        let ast = self.ast;
        let has = |test: fn(&AttributeKind) -> bool| ast.attribute_list(run).iter().find(|a| test(&a.kind));
        let builtin = has(|kind| matches!(kind, AttributeKind::Builtin { .. }));
        let location = has(|kind| matches!(kind, AttributeKind::Location(_)));
        if let (Some(_), Some(location)) = (builtin, location) {
            self.error(rules::BUILTIN_AND_LOCATION, location.span, "a built-in value has no location");
        }
        if let (None, Some(interpolate)) = (location, has(|kind| matches!(kind, AttributeKind::Interpolate { .. }))) {
            self.error(rules::INTERPOLATE_WITHOUT_LOCATION, interpolate.span, "'@interpolate' needs a '@location'");
        }
        if let (None, Some(blend)) = (location, has(|kind| matches!(kind, AttributeKind::BlendSrc(_)))) {
            self.error(rules::BLEND_SRC, blend.span, "'@blend_src' needs a '@location'");
        }
        if let Some(invariant) = has(|kind| matches!(kind, AttributeKind::Invariant))
            && io.builtin != Some(BuiltinValue::Position)
        {
            self.error(rules::INVARIANT_PLACEMENT, invariant.span, "'@invariant' only stands on '@builtin(position)'");
        }
    }
}

/// Attributes of one name, except that diagnostic filters may differ in their rule.
fn same_attribute(a: &AttributeKind, b: &AttributeKind) -> bool {
    if let (AttributeKind::Diagnostic(a), AttributeKind::Diagnostic(b)) = (a, b) {
        let words =
            |control: &DiagnosticControl| (control.rule.first.symbol, control.rule.second.map(|name| name.symbol));
        return words(a) == words(b);
    }
    std::mem::discriminant(a) == std::mem::discriminant(b)
}
