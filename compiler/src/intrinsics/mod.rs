//! The built-in functions, value constructors, conversions and operators: what they are called, and which overload a call means.
//!
//! The tables are generated from `intrinsics/*.def` by `cargo run -p intrinsic-gen`. How a value is computed is not here but in `constant`.

pub mod op;

mod table;
pub use table::{ArgumentLimit, OverloadKind};

#[rustfmt::skip]
mod generated;
pub use generated::builtin_fn::BuiltinFn;
pub use generated::ctor_conv::CtorConv;
pub use generated::enums;
pub use generated::enums::{DiagnosticRule, Extension, LanguageFeature};
pub use generated::glsl_fn::GlslFn;
pub use generated::hlsl_fn::HlslFn;
pub use generated::msl_fn::MslFn;
pub use generated::spirv_fn as spirv;
pub use generated::spirv_fn::SpirvFn;
pub use generated::steps;
use generated::type_kind::TypeKind;
pub use op::{BinaryOp, UnaryOp};

mod facts;
pub use facts::{Effects, Facts, ResultUniformity, Stages, Uniformity, builtin_value_extension};

mod dialect;
pub use dialect::{DialectFn, DialectRow, Operand, Piece, Spelling};

mod kinds;
pub use kinds::{concrete_result, exchange_result, frexp_result_of, is_result_struct, modf_result_of};
mod matching;
mod prefilter;

mod lookup;
mod exact;
pub use exact::{Argument, dialect_overload, exact_overload};
mod overload_cache;
pub use lookup::{Callee, Lookup, Match, NoMatch, OverloadId};
pub use overload_cache::OverloadCache;

mod limits;
pub use limits::{OutOfRange, out_of_range, out_of_range_of};

mod lowering;
pub use lowering::{Answers, Emitted, LoweringTarget, Outcomes, Rule, Then, TransformStep, Version};
mod type_class;

mod explain;
pub use explain::explain;

#[cfg(test)]
mod tests;
