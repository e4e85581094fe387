//! Whose verdict counts where the letter of the specification and what browsers accept differ.
//!
//! A difference is here only where the test suite of WebGPU's working group and at least two implementations agree on it. Either way
//! what is accepted comes with a warning, whose rule says what the other side makes of it.

use super::resolver::Resolver;
use super::rules;
use crate::constant::EvalStage;
use crate::diagnostic::{Diagnostic, Severity, Span};
use crate::intrinsics::{BuiltinFn, Callee, Match};
use crate::syntax::ast::ExprId;
use crate::types::{Type, TypeFlags, TypeId};

/// Whose verdict counts.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub enum Interpretation {
    /// That of the test suite, and of the browsers, which pass it.
    #[default]
    Browsers,
    /// That of the specification, to the letter.
    Specification,
}

impl Interpretation {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Browsers, Self::Specification];

    /// The name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Browsers => "browsers",
            Self::Specification => "specification",
        }
    }

    /// The interpretation called so.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|interpretation| interpretation.name() == name)
    }
}

/// What is said of `pow(0, 0)`, of constants or of overrides. The specification has its value, which is 1; browsers refuse it.
#[cold]
pub(super) fn zero_power(interpretation: Interpretation, span: Span) -> Diagnostic {
    match interpretation {
        Interpretation::Browsers => {
            Diagnostic::error(rules::ZERO_POWER, span, "zero cannot be raised to the power of zero by 'pow'")
                .with_help("browsers refuse this; by the letter of the specification it is 1")
        }
        Interpretation::Specification => {
            let message = "browsers refuse to raise zero to the power of zero by 'pow'";
            Diagnostic::error(rules::ZERO_POWER, span, message).with_severity(Severity::Warning)
        }
    }
}

impl Resolver<'_> {
    /// The overload that browsers take for `ldexp` of an abstract number and a known `i32`: the number stays abstract. The
    /// specification's, `found`, makes an `f32` of it.
    pub(super) fn abstract_ldexp(&mut self, found: Match, args: &[ExprId], span: Span) -> Match {
        let stays_abstract = self.allowed.interpretation() == Interpretation::Browsers
            && self.has(self.exprs[args[0]].converted, TypeFlags::ABSTRACT)
            && !self.has(found.ret, TypeFlags::ABSTRACT)
            && self.latest_stage(args) == EvalStage::Const;
        if !stays_abstract {
            return found;
        }
        let exponent = match self.store.types.get(self.exprs[args[1]].converted) {
            Type::Vector { size, .. } => self.store.types.vector(TypeId::ABSTRACT_INT, size),
            _ => TypeId::ABSTRACT_INT,
        };
        let types = [self.exprs[args[0]].converted, exponent].map(|ty| (ty, EvalStage::Const));
        let callee = Callee::Function(BuiltinFn::Ldexp);
        let call = self.lookup.lookup_values(&mut self.store, callee, &[], types.into_iter(), EvalStage::Const);
        let Ok(answer) = call else { return found };
        let name = self.type_name(found.ret);
        let message =
            format!("browsers leave this abstract, where by the letter of the specification it is of type '{name}'");
        self.diagnostics.push(Diagnostic::error(rules::ABSTRACT_LDEXP, span, message).with_severity(Severity::Warning));
        answer
    }
}
