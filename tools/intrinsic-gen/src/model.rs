//! What definition files say, resolved: enums, types, matches and overloads, everything by index. Generators work from this.

pub use crate::facts::{
    Accuracy, Bound, Condition, Facts, Lowering, LoweringRule, Step, Undefined, Uniformity, UniformityResult,
};
use crate::source::Span;
pub use crate::tree::IntrinsicKind;

macro_rules! index {
    ($($(#[$doc:meta])* $name:ident)*) => {$(
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(pub u32);
        impl $name {
            /// The handle of element `index`.
            pub const fn new(index: usize) -> Self {
                Self(index as u32)
            }
            /// The element's index.
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    )*};
}

index! {
    /// A definition file.
    FileId
    /// An enum of [`Model::enums`].
    EnumId
    /// A type of [`Model::types`].
    TypeId
    /// A match of [`Model::matchers`].
    MatcherId
    /// An intrinsic of [`Model::intrinsics`].
    IntrinsicId
    /// A template of its overload, explicit ones first.
    TemplateId
}

/// An enum.
#[derive(Clone, Debug)]
pub struct Enum {
    /// Its name.
    pub name: String,
    /// The module of the compiler that it goes to.
    pub namespace: String,
    /// Its entries in order.
    pub entries: Vec<EnumEntry>,
    /// `@transform`: the targets for which the transform of this name lowers calls; its entries are the steps.
    pub transform: Option<Vec<String>>,
    /// Its documentation.
    pub doc: String,
    /// Where its name stands.
    pub span: Span,
}

impl Enum {
    /// Whether its entries are operands of a dialect's functions: the dialect's own enums.
    pub fn has_operands(&self) -> bool {
        crate::DIALECTS.iter().any(|(name, _)| *name == self.namespace)
    }

    /// The numbers of the entries: those of `@value`, or one more than the entry before has.
    pub fn values(&self) -> Vec<u32> {
        let mut next = 0;
        let value = |entry: &EnumEntry| {
            let value = entry.value.unwrap_or(next);
            next = value + 1;
            value
        };
        self.entries.iter().map(value).collect()
    }
}

/// An entry of an enum.
#[derive(Clone, Debug)]
pub struct EnumEntry {
    /// Its name.
    pub name: String,
    /// Its documentation.
    pub doc: String,
    /// `@internal`: not to be found by its name.
    pub is_internal: bool,
    /// `@total`: of `target`, totality is proved.
    pub is_total: bool,
    /// `@version`: of `target`, the option of the target that says its version.
    pub version: Option<String>,
    /// `@prepares`: of a transform's steps, one after which the call may still be there.
    pub prepares: bool,
    /// `@calls`: of a transform's steps, one that is given a function of the target's dialect.
    pub calls: bool,
    /// `@value`: the target's number for it.
    pub value: Option<u32>,
    /// Where it stands.
    pub span: Span,
}

impl EnumEntry {
    /// An entry of which nothing is said but its name.
    pub fn new(name: String, span: Span) -> Self {
        Self {
            name,
            doc: String::new(),
            is_internal: false,
            is_total: false,
            version: None,
            prepares: false,
            calls: false,
            value: None,
            span,
        }
    }
}

/// What a type's parameter or a template takes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ParameterKind {
    /// A type.
    Type,
    /// A number.
    Number,
    /// An entry of an enum, which is a number: the entry's index.
    Enum(EnumId),
}

/// A type.
#[derive(Clone, Debug)]
pub struct Type {
    /// Its name.
    pub name: String,
    /// Its parameters: names and kinds.
    pub parameters: Vec<(String, ParameterKind)>,
    /// Its order among the members of a match; higher first.
    pub precedence: Option<u32>,
    /// How messages spell it.
    pub display: Vec<DisplayPart>,
    /// Its documentation.
    pub doc: String,
    /// Where its name stands.
    pub span: Span,
}

/// A part of a type's spelling.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DisplayPart {
    /// Text as it is.
    Text(String),
    /// The argument of that parameter.
    Parameter(usize),
}

/// A match.
#[derive(Clone, Debug)]
pub struct Matcher {
    /// Its name.
    pub name: String,
    /// What it matches.
    pub members: Members,
    /// Its documentation.
    pub doc: String,
    /// Where its name stands.
    pub span: Span,
}

/// The members of a match, in the order written, those of named matches in their place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Members {
    /// Types without parameters.
    Types(Vec<TypeId>),
    /// Types of which some have parameters, with the arguments that they must have.
    Shapes(Vec<Use>),
    /// Entries of one enum, by index.
    Entries(EnumId, Vec<u32>),
    /// Numbers.
    Numbers(Vec<u32>),
}

impl Members {
    /// How many there are.
    pub fn count(&self) -> usize {
        match self {
            Self::Types(types) => types.len(),
            Self::Shapes(shapes) => shapes.len(),
            Self::Entries(_, numbers) | Self::Numbers(numbers) => numbers.len(),
        }
    }
}

/// A type or number as an overload uses it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Use {
    /// A template of the overload.
    Template(TemplateId),
    /// A type with its arguments.
    Type(TypeId, Vec<Use>),
    /// Any one that the match matches.
    Matcher(MatcherId),
    /// A number.
    Number(u32),
    /// An entry of an enum.
    Entry(EnumId, u32),
    /// Any entry of an enum of operands.
    AnyEntry(EnumId),
    /// Any argument of a type.
    Any,
}

/// A template of an overload.
#[derive(Clone, Debug)]
pub struct Template {
    /// Its name.
    pub name: String,
    /// Whether the call spells it.
    pub is_explicit: bool,
    /// What it takes.
    pub kind: ParameterKind,
    /// What it must match; nothing for any.
    pub constraint: Option<Use>,
    /// Where its name stands.
    pub span: Span,
}

/// A parameter of an overload.
#[derive(Clone, Debug)]
pub struct Parameter {
    /// Its name, empty if it has none.
    pub name: String,
    /// Its type.
    pub ty: Use,
    /// `@constant`: the argument must be a const-expression, and its components lie between these, both included.
    pub constant: Option<(i64, i64)>,
    /// `@range`: an argument that is known before the shader runs lies between these, and its components do, both included.
    pub range: Option<(i64, i64)>,
    /// `@literal`: the target writes the argument's value into the instruction.
    pub is_literal: bool,
    /// `@test_value`: an argument inside the domain.
    pub test_value: Option<f64>,
}

/// One overload of an intrinsic.
#[derive(Clone, Debug)]
pub struct Overload {
    /// Its templates, explicit ones first.
    pub templates: Vec<Template>,
    /// Its parameters.
    pub parameters: Vec<Parameter>,
    /// Its return type.
    pub result: Option<Use>,
    /// The entry of the enum `const_fn` that evaluates it, and its name.
    pub const_fn: Option<(u32, String)>,
    /// Everything else that its attributes say.
    pub facts: Facts,
    /// Its documentation.
    pub doc: String,
    /// Where it stands.
    pub span: Span,
}

impl Overload {
    /// How many templates the call spells.
    pub fn explicit_count(&self) -> usize {
        self.templates.iter().filter(|template| template.is_explicit).count()
    }
}

/// All overloads of one name and kind.
#[derive(Clone, Debug)]
pub struct Intrinsic {
    /// What kind it is of.
    pub kind: IntrinsicKind,
    /// Its name or operator.
    pub name: String,
    /// Its overloads in the order written.
    pub overloads: Vec<Overload>,
}

/// A definition file and all that it imports.
#[derive(Clone, Default, Debug)]
pub struct Model {
    /// The paths of the definition files, by [`FileId`].
    pub files: Vec<String>,
    /// Enums in the order written; imports come before what follows them.
    pub enums: Vec<Enum>,
    /// Types.
    pub types: Vec<Type>,
    /// Matches.
    pub matchers: Vec<Matcher>,
    /// Intrinsics in the order of their first overload.
    pub intrinsics: Vec<Intrinsic>,
}

impl Model {
    /// The area of an intrinsic: the name of the definition file that declares it first.
    pub fn area(&self, intrinsic: &Intrinsic) -> &str {
        let path = &self.files[intrinsic.overloads[0].span.file.index()];
        path.rsplit('/').next().unwrap_or(path).trim_end_matches(".def")
    }

    /// The enum of that name.
    pub fn find_enum(&self, name: &str) -> Option<EnumId> {
        self.enums.iter().position(|e| e.name == name).map(EnumId::new)
    }

    /// The type of that name.
    pub fn find_type(&self, name: &str) -> Option<TypeId> {
        self.types.iter().position(|ty| ty.name == name).map(TypeId::new)
    }

    /// The match of that name.
    pub fn find_matcher(&self, name: &str) -> Option<MatcherId> {
        self.matchers.iter().position(|matcher| matcher.name == name).map(MatcherId::new)
    }

    /// The intrinsic of that kind and name.
    pub fn find_intrinsic(&self, kind: IntrinsicKind, name: &str) -> Option<IntrinsicId> {
        self.intrinsics.iter().position(|i| i.kind == kind && i.name == name).map(IntrinsicId::new)
    }

    /// The intrinsics of a kind, in order.
    pub fn of_kind(&self, kind: IntrinsicKind) -> impl Iterator<Item = &Intrinsic> {
        self.intrinsics.iter().filter(move |intrinsic| intrinsic.kind == kind)
    }

    /// The names of the targets that the enum `target` lists.
    pub fn targets(&self) -> impl Iterator<Item = &EnumEntry> {
        self.find_enum("target").into_iter().flat_map(|id| &self.enums[id.index()].entries)
    }

    /// The entry of a step's enum that the step is.
    pub fn step(&self, step: &Step) -> (&Enum, &EnumEntry) {
        let transform = &self.enums[step.transform.index()];
        (transform, &transform.entries[step.entry as usize])
    }

    /// The enum whose entries are the arguments for a parameter of this type, if they are entries at all.
    pub fn operand_enum(&self, overload: &Overload, ty: &Use) -> Option<EnumId> {
        match ty {
            Use::Entry(id, _) | Use::AnyEntry(id) => Some(*id),
            Use::Matcher(id) => match self.matchers[id.index()].members {
                Members::Entries(of, _) => Some(of),
                Members::Types(_) | Members::Shapes(_) | Members::Numbers(_) => None,
            },
            Use::Template(id) => match overload.templates[id.index()].kind {
                ParameterKind::Enum(of) => Some(of),
                ParameterKind::Type | ParameterKind::Number => None,
            },
            Use::Type(..) | Use::Number(_) | Use::Any => None,
        }
    }

    /// Whether a rule ends its list where its conditions hold: after a step that prepares a call there must be another.
    pub fn ends(&self, rule: &LoweringRule) -> bool {
        !matches!(&rule.lowering, Lowering::Step(step) if self.step(step).1.prepares)
    }

    /// The transforms that lower calls.
    pub fn transforms(&self) -> impl Iterator<Item = &Enum> {
        self.enums.iter().filter(|item| item.transform.is_some())
    }

    /// A type without parameters as messages spell it.
    pub fn spell_type_name(&self, id: TypeId) -> String {
        self.spell_shape_of(&self.types[id.index()])
    }

    /// A type of a match as messages spell it.
    pub fn spell_shape(&self, shape: &Use) -> String {
        self.spelled(&[], shape)
    }

    fn spelled(&self, templates: &[Template], usage: &Use) -> String {
        match usage {
            Use::Template(id) => templates[id.index()].name.clone(),
            Use::Type(id, arguments) => {
                let part = |part: &DisplayPart| match part {
                    DisplayPart::Text(text) => text.clone(),
                    DisplayPart::Parameter(index) => self.spelled(templates, &arguments[*index]),
                };
                self.types[id.index()].display.iter().map(part).collect()
            }
            Use::Matcher(id) => self.matchers[id.index()].name.clone(),
            Use::Number(number) => number.to_string(),
            Use::Entry(id, entry) => self.enums[id.index()].entries[*entry as usize].name.clone(),
            Use::AnyEntry(id) => self.enums[id.index()].name.clone(),
            Use::Any => "_".to_owned(),
        }
    }

    /// A type with its parameters as messages spell it.
    pub fn spell_shape_of(&self, ty: &Type) -> String {
        let part = |part: &DisplayPart| match part {
            DisplayPart::Text(text) => text.clone(),
            DisplayPart::Parameter(index) => ty.parameters[*index].0.clone(),
        };
        ty.display.iter().map(part).collect()
    }

    /// A use as messages spell it.
    pub fn spell(&self, overload: &Overload, usage: &Use) -> String {
        self.spelled(&overload.templates, usage)
    }

    /// An overload as messages spell it: `clamp(e: T, low: T, high: T) -> T`.
    pub fn signature(&self, intrinsic: &Intrinsic, overload: &Overload) -> String {
        let explicit: Vec<&str> =
            overload.templates.iter().filter(|t| t.is_explicit).map(|t| t.name.as_str()).collect();
        let is_operator = matches!(intrinsic.kind, IntrinsicKind::UnaryOperator | IntrinsicKind::BinaryOperator);
        let parameter = |parameter: &Parameter| {
            let ty = self.spell(overload, &parameter.ty);
            if parameter.name.is_empty() || is_operator { ty } else { format!("{}: {ty}", parameter.name) }
        };
        let parameters: Vec<String> = overload.parameters.iter().map(parameter).collect();
        let result = overload.result.as_ref().map(|ty| format!(" -> {}", self.spell(overload, ty))).unwrap_or_default();
        match intrinsic.kind {
            IntrinsicKind::UnaryOperator => format!("{}{}{result}", intrinsic.name, parameters[0]),
            IntrinsicKind::BinaryOperator => {
                format!("{} {} {}{result}", parameters[0], intrinsic.name, parameters[1])
            }
            _ if explicit.is_empty() => format!("{}({}){result}", intrinsic.name, parameters.join(", ")),
            _ => format!("{}<{}>({}){result}", intrinsic.name, explicit.join(", "), parameters.join(", ")),
        }
    }
}
